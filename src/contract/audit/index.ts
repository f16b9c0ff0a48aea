import { withSchemas } from '../call.ts';
import { auditCalls } from './calls.ts';
import * as schemas from './schemas.ts';

export const calls = withSchemas(auditCalls, schemas);
