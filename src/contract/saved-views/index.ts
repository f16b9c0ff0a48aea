import { withSchemas } from '../call.ts';
import { savedViewCalls } from './calls.ts';
import * as schemas from './schemas.ts';

export const calls = withSchemas(savedViewCalls, schemas);
