import { withSchemas } from '../call.ts';
import { quotationCalls } from './calls.ts';
import * as schemas from './schemas.ts';

export const calls = withSchemas(quotationCalls, schemas);
