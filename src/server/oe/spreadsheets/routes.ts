import type { Calls } from '../../../contract/index.ts';
import type { Handlers } from '../../http/serve.ts';
import { createSpreadsheetReader } from './reader.ts';

/** Spreadsheets that are read for their texts and forgotten. */
export function spreadsheetRoutes(): Handlers<Pick<Calls, 'uploadBatchOe'>> {
  const reader = createSpreadsheetReader();
  return {
    uploadBatchOe: ({ encoding }, { file }) => reader.read(file.bytes, encoding),
  };
}
