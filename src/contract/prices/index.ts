import { withSchemas } from '../call.ts';
import { priceCalls } from './calls.ts';
import * as schemas from './schemas.ts';

export const calls = withSchemas(priceCalls, schemas);
