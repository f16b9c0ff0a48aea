import type { BatchSheet } from '../../contract/batch-oe.ts';
import { batchSheetOf } from './batch-sheets.ts';
import { readCsv } from './csv.ts';
import { fileKindOf } from './file-kind.ts';
import { UnreadableSheet } from './unreadable.ts';
import { readWorkbook } from './workbook.ts';

/** Sheets of one workbook. */
const SHEETS_MAX = 8;

export interface ReadSpreadsheet {
  sheets: BatchSheet[];
  leftOutSheets: number;
}

/** The texts of a spreadsheet, whatever kind it is. @throws UnreadableSheet */
export function readSpreadsheet(bytes: Buffer): ReadSpreadsheet {
  const file = fileKindOf(bytes);
  const { sheets, leftOutSheets } =
    file.kind === 'workbook' ? readWorkbook(file.zip, SHEETS_MAX) : { sheets: [readCsv(bytes)], leftOutSheets: 0 };
  const filled = sheets.filter(({ rows }) => rows.length > 0);
  if (filled.length === 0) throw new UnreadableSheet('empty');
  return { sheets: filled.map(batchSheetOf), leftOutSheets };
}
