import { withSchemas } from '../call.ts';
import { maintenanceCalls } from './calls.ts';
import * as schemas from './schemas.ts';

export const calls = withSchemas(maintenanceCalls, schemas);
