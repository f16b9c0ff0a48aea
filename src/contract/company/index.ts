import { withSchemas } from '../call.ts';
import { companyCalls } from './calls.ts';
import * as schemas from './schemas.ts';

export const calls = withSchemas(companyCalls, schemas);
