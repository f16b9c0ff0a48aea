import { withSchemas } from '../call.ts';
import { partCalls } from './calls.ts';
import * as schemas from './schemas.ts';

export const calls = withSchemas(partCalls, schemas);
