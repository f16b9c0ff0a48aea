import { withSchemas } from '../call.ts';
import { paletteCalls } from './calls.ts';
import * as schemas from './schemas.ts';

export const calls = withSchemas(paletteCalls, schemas);
