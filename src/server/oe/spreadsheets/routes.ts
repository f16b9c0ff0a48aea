import type { oeCalls } from '../../../contract/oe/calls.ts';
import { handlersOf } from '../../http/serve.ts';
import { createSpreadsheetReader } from './reader.ts';

/** Spreadsheets that are read for their texts and forgotten. */
export function spreadsheetRoutes() {
  const reader = createSpreadsheetReader();
  return handlersOf<typeof oeCalls>()({
    uploadBatchOe: ({ encoding }, { file }) => reader.read(file.bytes, encoding),
  });
}
