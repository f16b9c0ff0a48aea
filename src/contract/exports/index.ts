import { withSchemas } from '../call.ts';
import { exportCalls } from './calls.ts';
import * as schemas from './schemas.ts';

export const calls = withSchemas(exportCalls, schemas);
