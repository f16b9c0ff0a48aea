import { withSchemas } from '../call.ts';
import { importsCalls } from './calls.ts';
import * as schemas from './schemas.ts';

export const calls = withSchemas(importsCalls, schemas);
