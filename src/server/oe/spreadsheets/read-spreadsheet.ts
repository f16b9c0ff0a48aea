import type { BatchSheet, SheetEncoding } from '../../../contract/oe/schemas.ts';
import { fileKindOf } from '../../platform/spreadsheets/file-kind.ts';
import { UnreadableSheet } from '../../platform/spreadsheets/unreadable.ts';
import type { Zip } from '../../platform/spreadsheets/zip.ts';
import { batchSheetOf } from './batch-sheets.ts';
import { encodingOf, readCsv } from './csv.ts';
import { readWorkbook } from './workbook.ts';

/** Sheets of one workbook. */
const SHEETS_MAX = 8;

export interface ReadSpreadsheet {
  sheets: BatchSheet[];
  leftOutSheets: number;
  /** Encoding of a text file; null for a workbook. */
  encoding: SheetEncoding | null;
}

/**
 * The texts of a spreadsheet of any kind; `encoding` overrides the one guessed for a text file.
 * @throws UnreadableSheet
 */
export async function readSpreadsheet(bytes: Buffer, encoding?: SheetEncoding): Promise<ReadSpreadsheet> {
  const file = await fileKindOf(bytes);
  const { sheets, leftOutSheets, ...rest } =
    file.kind === 'workbook' ? await workbookOf(file.zip) : textOf(bytes, encoding);
  const filled = sheets.filter(({ rows }) => rows.length > 0);
  if (filled.length === 0) throw new UnreadableSheet('empty');
  const unread = sheets.filter(({ rows, leftOutRows }) => rows.length === 0 && leftOutRows > 0);
  return { sheets: filled.map(batchSheetOf), leftOutSheets: leftOutSheets + unread.length, ...rest };
}

async function workbookOf(zip: Zip) {
  return { ...(await readWorkbook(zip, SHEETS_MAX)), encoding: null };
}

function textOf(bytes: Buffer, said: SheetEncoding | undefined) {
  const encoding = said ?? encodingOf(bytes);
  return { sheets: [readCsv(bytes, encoding)], leftOutSheets: 0, encoding };
}
