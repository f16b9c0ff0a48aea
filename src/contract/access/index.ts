import { withSchemas } from '../call.ts';
import { accessCalls } from './calls.ts';
import * as schemas from './schemas.ts';

export * as resources from './resources.ts';
export const calls = withSchemas(accessCalls, schemas);
