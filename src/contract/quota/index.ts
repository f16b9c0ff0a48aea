import { withSchemas } from '../call.ts';
import { quotaCalls } from './calls.ts';
import * as schemas from './schemas.ts';

export const calls = withSchemas(quotaCalls, schemas);
