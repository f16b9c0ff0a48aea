import { withSchemas } from '../call.ts';
import { oeCalls } from './calls.ts';
import * as schemas from './schemas.ts';

export const calls = withSchemas(oeCalls, schemas);
