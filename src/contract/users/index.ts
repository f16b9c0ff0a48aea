import { withSchemas } from '../call.ts';
import { usersCalls } from './calls.ts';
import * as schemas from './schemas.ts';

export const calls = withSchemas(usersCalls, schemas);
