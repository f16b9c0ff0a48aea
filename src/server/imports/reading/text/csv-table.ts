import type { Readable } from 'node:stream';
import type { RowProblem } from '../../../../contract/imports/problems.ts';
import { createRowKinds } from '../body-rows.ts';
import { COLUMNS_MAX, SAMPLE_ROWS } from '../bounds.ts';
import { findHeader, type HeaderHints } from '../header.ts';
import { type ImportSource, SourceError, type SourceRow, type SourceTable } from '../import-source.ts';
import { csvRecords, type TextRecord } from './csv-records.ts';
import { decodeLines, type TextChunk } from './decode-lines.ts';
import { delimiterOf } from './delimiter.ts';
import { type TextShape, textShapeOf } from './text-encoding.ts';

/** The table of a CSV file. @throws SourceError */
export async function readCsvTable(source: ImportSource, file: string, hints: HeaderHints = {}): Promise<SourceTable> {
  const shape = await textShapeOf(file, await source.open(file));
  const delimiter = await delimiterIn(await source.open(file), shape);
  const records = () => openRecords(source, file, { shape, delimiter });
  const first = await firstRecords(records());
  const widest = Math.max(0, ...first.map(({ cells }) => cells.length));
  if (widest > COLUMNS_MAX) throw new SourceError('tooManyColumns', file);
  const header = findHeader(first, hints);
  if (header === undefined) throw new SourceError(first.length === 0 ? 'empty' : 'noHeader', file);
  const columns = withoutBlankEnd(header.columns);
  const body = first.slice(header.index + header.height);
  const headerLine = first[header.index]?.line ?? 1;
  const firstLine = first[header.index + header.height - 1]?.line ?? headerLine;
  // Some programs leave out the delimiters of blank cells at the end of a row.
  const mayBeShort = body.some(({ cells }) => cells.length < columns.length && cells.length > 1);
  const kindOf = createRowKinds(columns);
  const toRow = (record: TextRecord) => rowOf(record, columns.length, mayBeShort);
  return {
    file,
    sheet: null,
    headerLine,
    columns,
    above: header.above,
    titles: first.slice(0, header.index).map(({ cells }) => cells.filter((cell) => cell.trim() !== '').join(' ')),
    sample: body
      .map(toRow)
      .filter((row) => kindOf(row) === 'data')
      .slice(0, SAMPLE_ROWS),
    async *rows(onLeftOut) {
      for await (const batch of records()) {
        for (const record of batch) {
          if (record.line <= firstLine) continue;
          const row = toRow(record);
          const kind = kindOf(row);
          if (kind === 'data') yield row;
          else if (kind === 'noData') onLeftOut?.(row);
        }
      }
    },
  };
}

async function* openRecords(
  source: ImportSource,
  file: string,
  { shape, delimiter }: { shape: TextShape; delimiter: string },
): AsyncGenerator<TextRecord[]> {
  const stream = await source.open(file);
  try {
    yield* csvRecords(decodeLines(stream, shape), delimiter);
  } finally {
    stream.destroy();
  }
}

async function delimiterIn(stream: Readable, shape: TextShape): Promise<string> {
  try {
    let text = '';
    for await (const chunk of decodeLines(stream, shape) as AsyncIterable<TextChunk>) {
      text += chunk.text;
      if (text.length > 64 * 1024) break;
    }
    return delimiterOf(text.slice(0, 256 * 1024));
  } finally {
    stream.destroy();
  }
}

async function firstRecords(batches: AsyncIterable<TextRecord[]>): Promise<TextRecord[]> {
  const first: TextRecord[] = [];
  for await (const batch of batches) {
    first.push(...batch.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')));
    if (first.length >= SAMPLE_ROWS + 50) break;
  }
  return first.slice(0, SAMPLE_ROWS + 50);
}

function withoutBlankEnd(columns: readonly string[]): string[] {
  const end = columns.findLastIndex((header, index) => header !== `#${index + 1}`);
  return columns.slice(0, end + 1);
}

function rowOf({ line, cells, problem }: TextRecord, width: number, mayBeShort: boolean): SourceRow {
  const found = problem ?? widthProblem(cells, width, mayBeShort);
  const kept = cells.length === width ? cells : Array.from({ length: width }, (_, index) => cells[index] ?? '');
  return found === undefined ? { line, cells: kept } : { line, cells: kept, problem: found };
}

function widthProblem(cells: readonly string[], width: number, mayBeShort: boolean): RowProblem | undefined {
  if (cells.length > width && cells.slice(width).some((cell) => cell.trim() !== '')) return 'extraCells';
  return cells.length < width && !mayBeShort && cells.some((cell) => cell !== '') ? 'missingCells' : undefined;
}
