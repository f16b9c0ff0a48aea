import { withSchemas } from '../call.ts';
import { siteCalls } from './calls.ts';
import * as schemas from './schemas.ts';

export const calls = withSchemas(siteCalls, schemas);
