import { readParts, type WorkbookParts } from '../../../platform/spreadsheets/workbook-parts.ts';
import type { Zip } from '../../../platform/spreadsheets/zip.ts';
import { createRowKinds } from '../body-rows.ts';
import { SAMPLE_ROWS } from '../bounds.ts';
import { findHeader, type Header, type HeaderHints } from '../header.ts';
import {
  type ImportSource,
  type OnLeftOut,
  SourceError,
  type SourceRow,
  type SourceTable,
  type UnreadableTable,
} from '../import-source.ts';
import { createMergeFiller, type Merge, readMerges, spannedLines } from './merges.ts';
import { sourceErrorOf, withWorkbook } from './open-workbook.ts';
import { type SheetRow, sheetRows } from './sheet-rows.ts';

/** Texts of an import's workbook that cells share. */
const TEXT_BYTES_MAX = 256 * 1024 * 1024;
const SHEETS_MAX = 100;

interface Sheet {
  source: ImportSource;
  file: string;
  name: string;
  path: string;
  hints: HeaderHints;
}

/** The tables of a workbook: a sheet each. Sheets without cells are passed over. @throws SourceError */
export async function* readWorkbookTables(
  source: ImportSource,
  file: string,
  hintsOf: (file: string, sheet: string) => HeaderHints = () => ({}),
): AsyncGenerator<SourceTable | UnreadableTable> {
  yield* withWorkbook(source, file, async function* (zip) {
    const parts = await readParts(zip, TEXT_BYTES_MAX);
    if (parts.sheets.length > SHEETS_MAX) throw new SourceError('tooLarge', file);
    let found = 0;
    for (const { name, path } of parts.sheets) {
      const table = await readSheetSafely({ source, file, name, path, hints: hintsOf(file, name) }, zip, parts);
      if (table === undefined) continue;
      found += 1;
      yield table;
    }
    if (found === 0) throw new SourceError('empty', file);
  });
}

async function readSheetSafely(
  sheet: Sheet,
  zip: Zip,
  parts: WorkbookParts,
): Promise<SourceTable | UnreadableTable | undefined> {
  try {
    return await readSheet(sheet, zip, parts);
  } catch (error) {
    const problem = sourceErrorOf(error, sheet.file);
    if (!(problem instanceof SourceError)) throw error;
    return { file: sheet.file, sheet: sheet.name, problem: problem.problem };
  }
}

async function readSheet(sheet: Sheet, zip: Zip, parts: WorkbookParts): Promise<SourceTable | undefined> {
  const first = await firstRows(sheetRows(zip.chunks(sheet.path), parts, sheet.file));
  if (first.length === 0) return undefined;
  const merges = await readMerges(zip.chunks(sheet.path), sheet.file);
  const header = findHeader(first, sheet.hints);
  if (header === undefined) throw new SourceError('noHeader', sheet.file);
  const [top, last] = [first[header.index], first[header.index + header.height - 1]];
  const headerEnd = Math.max(
    last?.line ?? 1,
    ...merges.filter(({ top: at }) => at <= (top?.line ?? 1)).map(({ bottom }) => bottom),
  );
  const body = bodyReader(merges, header, { first, headerEnd });
  const openRows = () =>
    withWorkbook(sheet.source, sheet.file, async function* (own) {
      yield* sheetRows(own.chunks(sheet.path), await readParts(own, TEXT_BYTES_MAX), sheet.file);
    });
  return {
    file: sheet.file,
    sheet: sheet.name,
    headerLine: top?.line ?? 1,
    columns: body.columns,
    above: header.above,
    titles: first.slice(0, header.index).map(({ cells }) => cells.filter((cell) => cell.trim() !== '').join(' ')),
    sample: body.read()(first).slice(0, SAMPLE_ROWS),
    async *rows(onLeftOut) {
      const read = body.read(onLeftOut);
      for await (const batch of openRows()) yield* read(batch);
    },
  };
}

async function firstRows(batches: AsyncIterable<SheetRow[]>): Promise<SheetRow[]> {
  const first: SheetRow[] = [];
  for await (const batch of batches) {
    first.push(...batch.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')));
    if (first.length >= SAMPLE_ROWS + 50) break;
  }
  return first.slice(0, SAMPLE_ROWS + 50);
}

function bodyReader(
  merges: readonly Merge[],
  header: Header,
  { first, headerEnd }: { first: readonly SheetRow[]; headerEnd: number },
) {
  // Data may stand in columns without a header.
  const width = Math.max(
    header.columns.length,
    ...first.filter(({ line }) => line > headerEnd).map(({ cells }) => cells.length),
  );
  const columns = Array.from({ length: width }, (_, index) => header.columns[index] ?? `#${index + 1}`);
  const spanned = spannedLines(merges, width);
  const kindOf = createRowKinds(columns, (line) => spanned.has(line));
  const bodyMerges = merges.filter(({ top, bottom }) => top > headerEnd && bottom > top);
  return {
    columns,
    /** A reader of batches from the beginning of the sheet. */
    read(onLeftOut?: OnLeftOut) {
      const fill = createMergeFiller(bodyMerges);
      return (batch: readonly SheetRow[]): SourceRow[] => {
        const rows: SourceRow[] = [];
        for (const { line, cells, isCut } of batch) {
          if (line <= headerEnd) continue;
          const kept =
            cells.length >= width ? cells.slice(0, width) : [...cells, ...Array<string>(width - cells.length).fill('')];
          if (bodyMerges.length > 0) fill(line, kept);
          const row: SourceRow = isCut ? { line, cells: kept, problem: 'cellTooLong' } : { line, cells: kept };
          const kind = kindOf(row);
          if (kind === 'data') rows.push(row);
          else if (kind === 'noData') onLeftOut?.(row);
        }
        return rows;
      };
    },
  };
}
