import { withSchemas } from '../call.ts';
import { approvalCalls } from './calls.ts';
import * as schemas from './schemas.ts';

export const calls = withSchemas(approvalCalls, schemas);
