import { withSchemas } from '../call.ts';
import { vinRequestCalls } from './calls.ts';
import * as schemas from './schemas.ts';

export const calls = withSchemas(vinRequestCalls, schemas);
