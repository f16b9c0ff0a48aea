import { withSchemas } from '../call.ts';
import { historyCalls } from './calls.ts';
import * as schemas from './schemas.ts';

export const calls = withSchemas(historyCalls, schemas);
