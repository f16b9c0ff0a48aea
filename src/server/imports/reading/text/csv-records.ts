import Papa from 'papaparse';
import type { RowProblem } from '../../../../contract/imports/problems.ts';
import { CELL_MAX, ROW_MAX } from '../bounds.ts';
import type { TextChunk } from './decode-lines.ts';

/** A record of a CSV file with the line at which it begins. */
export interface TextRecord {
  line: number;
  cells: string[];
  problem?: RowProblem;
}

interface Parsed {
  data: string[][];
  errors: { row?: number; code: string }[];
  meta: { cursor: number };
}

/** The records of a CSV file. Chunks are parsed as they come; the record at the end of one waits for the next. */
export async function* csvRecords(chunks: AsyncIterable<TextChunk>, delimiter: string): AsyncGenerator<TextRecord[]> {
  const reader = createRecordReader(delimiter);
  for await (const chunk of chunks) {
    yield reader.read(chunk);
    // Lets requests be answered between two chunks.
    await new Promise((resolve) => setImmediate(resolve));
  }
  yield reader.end();
}

/** Quotes that never close, after which the rest of the file is read without quotes: each costs a search of a megabyte. */
const UNCLOSED_MAX = 50;

function createRecordReader(delimiter: string) {
  let text = '';
  let line = 1;
  let nextLine = 1;
  let unclosed = 0;
  /** Lines of the text that are in another encoding, in order. */
  let otherLines: number[] = [];

  const parse = (isLast: boolean): Parsed => {
    const hasQuotes = unclosed < UNCLOSED_MAX;
    const parser = new Papa.Parser({ delimiter, newline: '\n', ...(hasQuotes ? {} : { fastMode: true }) });
    return parser.parse(text, 0, !isLast);
  };
  const take = ({ data, errors, meta }: Parsed): TextRecord[] => {
    const bad = new Set(errors.map(({ row }) => row));
    const records = data.map((cells, index) => {
      const isBad = bad.has(index) || (unclosed >= UNCLOSED_MAX && cells.some((cell) => cell.includes('"')));
      const record = recordOf(cells, line, isBad);
      const end = line + 1 + newlinesIn(cells);
      for (let other = otherLines[0]; other !== undefined && other < end; other = otherLines[0]) {
        if (other >= line) record.problem = 'mixedEncoding';
        otherLines.shift();
      }
      line = end;
      return record;
    });
    text = text.slice(meta.cursor);
    return records;
  };

  /** A quote that never closes would make the rest of the file one cell: its line is taken without quotes. */
  const takeUnclosed = (): TextRecord => {
    const end = text.indexOf('\n') + 1 || text.length;
    const cells = text
      .slice(0, Math.min(end, ROW_MAX))
      .replace(/\r?\n$/, '')
      .split(delimiter);
    const record: TextRecord = { ...recordOf(cells, line, true) };
    line += 1;
    unclosed += 1;
    text = text.slice(end);
    return record;
  };

  return {
    read({ text: added, otherEncoding }: TextChunk): TextRecord[] {
      otherLines = [...otherLines, ...otherEncoding.map((offset) => nextLine + offset)];
      nextLine += count(added, '\n');
      text += added;
      const records = take(parse(false));
      while (text.length > ROW_MAX) records.push(takeUnclosed(), ...take(parse(false)));
      return records;
    },
    end(): TextRecord[] {
      const records: TextRecord[] = [];
      while (text !== '') {
        const parsed = parse(true);
        const isCut = parsed.errors.some(({ code }) => code === 'MissingQuotes');
        if (isCut) records.push(...take(parse(false)), takeUnclosed());
        else {
          records.push(...take(parsed));
          text = '';
        }
      }
      return records;
    },
  };
}

function recordOf(cells: string[], line: number, isBad: boolean): TextRecord {
  const last = cells.length - 1;
  const end = cells[last];
  if (end?.endsWith('\r')) cells[last] = end.slice(0, -1);
  const isTooLong = cells.some((cell) => cell.length > CELL_MAX);
  const problem: RowProblem | undefined = isBad ? 'badQuotes' : isTooLong ? 'cellTooLong' : undefined;
  const kept = isTooLong ? cells.map((cell) => cell.slice(0, CELL_MAX).toWellFormed()) : cells;
  return problem === undefined ? { line, cells: kept } : { line, cells: kept, problem };
}

function newlinesIn(cells: readonly string[]): number {
  let sum = 0;
  for (const cell of cells) if (cell.includes('\n')) sum += count(cell, '\n');
  return sum;
}

function count(text: string, sign: string): number {
  let found = 0;
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) found += 1;
  return found;
}
