import { withSchemas } from '../call.ts';
import { captchaCalls } from './calls.ts';
import * as schemas from './schemas.ts';

export const calls = withSchemas(captchaCalls, schemas);
