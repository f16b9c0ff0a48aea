import { withSchemas } from '../call.ts';
import { provinceCalls } from './calls.ts';
import * as schemas from './schemas.ts';

export const calls = withSchemas(provinceCalls, schemas);
