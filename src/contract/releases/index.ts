import { withSchemas } from '../call.ts';
import { releaseCalls } from './calls.ts';
import * as schemas from './schemas.ts';

export * as resources from './resources.ts';
export const calls = withSchemas(releaseCalls, schemas);
