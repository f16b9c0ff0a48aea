import { withSchemas } from '../call.ts';
import { statisticsCalls } from './calls.ts';
import * as schemas from './schemas.ts';

export const calls = withSchemas(statisticsCalls, schemas);
