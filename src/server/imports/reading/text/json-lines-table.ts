import { z } from 'zod';
import { CELL_MAX, COLUMNS_MAX, ROW_MAX, SAMPLE_ROWS } from '../bounds.ts';
import { type ImportSource, SourceError, type SourceRow, type SourceTable } from '../import-source.ts';
import { decodeLines } from './decode-lines.ts';
import { textShapeOf } from './text-encoding.ts';

const Value = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.union([z.string(), z.number()]))]);
const Line = z.record(z.string(), Value);
type Line = z.infer<typeof Line>;

/** The table of a JSON Lines file: an object a line, whose keys in the first rows are the columns. @throws SourceError */
export async function readJsonLinesTable(source: ImportSource, file: string): Promise<SourceTable> {
  const shape = await textShapeOf(file, await source.open(file));
  async function* lines(): AsyncGenerator<{ line: number; text: string; isOther: boolean }> {
    const stream = await source.open(file);
    try {
      let line = 0;
      let carry = '';
      for await (const { text, otherEncoding } of decodeLines(stream, shape)) {
        const others = new Set(otherEncoding);
        const parts = (carry + text).split('\n');
        carry = (parts.pop() ?? '').slice(0, ROW_MAX);
        for (const [index, part] of parts.entries()) yield { line: ++line, text: part, isOther: others.has(index) };
        await new Promise((resolve) => setImmediate(resolve));
      }
      if (carry.trim() !== '') yield { line: line + 1, text: carry, isOther: false };
    } finally {
      stream.destroy();
    }
  }

  const first: { line: number; object: Line | undefined }[] = [];
  for await (const { line, text } of lines()) {
    if (text.trim() === '') continue;
    first.push({ line, object: parseLine(text) });
    if (first.length >= SAMPLE_ROWS) break;
  }
  const columns = [...new Set(first.flatMap(({ object }) => Object.keys(object ?? {})))];
  if (first.length === 0) throw new SourceError('empty', file);
  if (columns.length === 0) throw new SourceError('notTable', file);
  if (columns.length > COLUMNS_MAX) throw new SourceError('tooManyColumns', file);
  const toRow = createRowReader(columns);
  return {
    file,
    sheet: null,
    headerLine: 0,
    columns,
    titles: [],
    sample: first.map(({ line, object }) => toRow(line, object)),
    async *rows() {
      for await (const { line, text, isOther } of lines()) {
        if (text.trim() === '') continue;
        const row = toRow(line, parseLine(text));
        yield isOther ? { ...row, problem: 'mixedEncoding' } : row;
      }
    },
  };
}

function parseLine(text: string): Line | undefined {
  try {
    return Line.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function createRowReader(columns: readonly string[]): (line: number, object: Line | undefined) => SourceRow {
  const known = new Set(columns);
  return (line, object) => {
    if (object === undefined) return { line, cells: columns.map(() => ''), problem: 'invalidJson' };
    const cells = columns.map((column) => cellOf(Object.hasOwn(object, column) ? object[column] : null));
    if (cells.some((cell) => cell.length > CELL_MAX)) {
      return { line, cells: cells.map((cell) => cell.slice(0, CELL_MAX).toWellFormed()), problem: 'cellTooLong' };
    }
    return Object.keys(object).some((key) => !known.has(key))
      ? { line, cells, problem: 'unknownField' }
      : { line, cells };
  };
}

function cellOf(value: Line[string] | undefined): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.join(';');
  return String(value);
}
