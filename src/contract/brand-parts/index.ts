import { withSchemas } from '../call.ts';
import { brandPartCalls } from './calls.ts';
import * as schemas from './schemas.ts';

export const calls = withSchemas(brandPartCalls, schemas);
