import { withSchemas } from '../call.ts';
import { bulkCalls } from './calls.ts';
import * as schemas from './schemas.ts';

const { bulkPlan, bulkRows, bulkProgress, bulkApply, bulkUndo } = schemas;
export const calls = withSchemas(bulkCalls, { bulkPlan, bulkRows, bulkProgress, bulkApply, bulkUndo });
