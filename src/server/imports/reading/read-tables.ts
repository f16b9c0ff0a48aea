import { headKindOf } from '../../platform/spreadsheets/file-kind.ts';
import type { HeaderHints } from './header.ts';
import { type ImportSource, SourceError, type SourceTable, type UnreadableTable } from './import-source.ts';
import { readCsvTable } from './text/csv-table.ts';
import { readJsonLinesTable } from './text/json-lines-table.ts';
import { readWorkbookTables } from './workbook/workbook-tables.ts';

/** Returns the header hints for a table. `sheet` is null for files without sheets, such as CSV. */
export type HintsOf = (file: string, sheet: string | null) => HeaderHints;

type Tables = AsyncIterable<SourceTable | UnreadableTable>;
type TableReader = (source: ImportSource, file: string, hintsOf: HintsOf) => Tables;

const ROWS = new Set(['csv', 'txt', 'tsv', 'xlsx', 'xlsm', 'xls', 'jsonl', 'ndjson']);

/**
 * The tables of all files of rows, and the files and sheets that are none although their name says so. Other files, such
 * as pictures, are passed over.
 */
export async function* readTables(
  source: ImportSource,
  hintsOf: HintsOf = () => ({}),
): AsyncGenerator<SourceTable | UnreadableTable> {
  for (const { path } of await source.files()) {
    const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
    if (ROWS.has(ending)) yield* readSafely(source, { file: path, ending }, hintsOf);
  }
}

export function isUnreadable(table: SourceTable | UnreadableTable): table is UnreadableTable {
  return 'problem' in table;
}

async function* readSafely(
  source: ImportSource,
  { file, ending }: { file: string; ending: string },
  hintsOf: HintsOf,
): AsyncGenerator<SourceTable | UnreadableTable> {
  try {
    const reader = await readerOf(source, file, ending);
    yield* reader(source, file, hintsOf);
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    yield { file, sheet: null, problem: error.problem };
  }
}

/** By the file's content, because some programs write text or workbooks under any of these names. */
async function readerOf(source: ImportSource, file: string, ending: string): Promise<TableReader> {
  const stream = await source.open(file);
  let head: Buffer = Buffer.alloc(0);
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    head = Buffer.concat([head, chunk]);
    if (head.length >= 8) break;
  }
  const kind = headKindOf(head);
  if (kind === 'empty') throw new SourceError('empty', file);
  if (kind !== 'other') return readWorkbookTables;
  if (ending.startsWith('xlsx') || ending === 'xlsm' || head.toString('latin1').trimStart().startsWith('<')) {
    throw new SourceError('notTable', file);
  }
  return ending.endsWith('jsonl') || ending === 'ndjson' ? one(readJsonLinesTable) : one(readCsvTable);
}

function one(read: (source: ImportSource, file: string, hints: HeaderHints) => Promise<SourceTable>): TableReader {
  return async function* (source, file, hintsOf) {
    yield await read(source, file, hintsOf(file, null));
  };
}
