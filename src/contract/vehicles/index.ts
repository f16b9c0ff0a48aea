import { withSchemas } from '../call.ts';
import { vehicleCalls } from './calls.ts';
import * as schemas from './schemas.ts';

export const calls = withSchemas(vehicleCalls, schemas);
