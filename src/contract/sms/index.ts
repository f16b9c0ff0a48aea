import { withSchemas } from '../call.ts';
import { smsCalls } from './calls.ts';
import * as schemas from './schemas.ts';

export const calls = withSchemas(smsCalls, schemas);
