import { withSchemas } from '../call.ts';
import { pictureCalls } from './calls.ts';
import * as schemas from './schemas.ts';

export const calls = withSchemas(pictureCalls, schemas);
