import { withSchemas } from '../call.ts';
import { workOrderCalls } from './calls.ts';
import * as schemas from './schemas.ts';

export const calls = withSchemas(workOrderCalls, schemas);
