import { withSchemas } from '../../call.ts';
import { documentCalls } from './calls.ts';
import * as schemas from './schemas.ts';

export const calls = withSchemas(documentCalls, schemas);
