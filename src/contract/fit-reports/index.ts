import { withSchemas } from '../call.ts';
import { fitReportCalls } from './calls.ts';
import * as schemas from './schemas.ts';

export * from './resources.ts';
export const calls = withSchemas(fitReportCalls, schemas);
