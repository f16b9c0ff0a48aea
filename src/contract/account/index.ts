import { withSchemas } from '../call.ts';
import { accountCalls } from './calls.ts';
import * as schemas from './schemas.ts';

export const calls = withSchemas(accountCalls, schemas);
