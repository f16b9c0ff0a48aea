import { isUtf8 } from 'node:buffer';
import Papa from 'papaparse';
import type { ImportEncoding } from '../../../contract/record-imports/record-import.ts';
import { IMPORT_ROWS_MAX } from '../../../contract/record-imports/record-import-limits.ts';
import { Refusal } from '../../platform/errors.ts';

type KnownEncoding = Exclude<ImportEncoding, 'auto'>;

export interface CsvRow {
  /** The line of the file on which the row begins, not counting line breaks inside quotes; the head is line 1. */
  line: number;
  cells: readonly string[];
}

export interface CsvRows {
  encoding: KnownEncoding;
  head: readonly string[];
  rows: readonly CsvRow[];
}

const COLUMNS_MAX = 100;

/**
 * The head and rows of a CSV file; empty rows are left out.
 * @throws Refusal 300285 for too many rows, 300286 without rows, 300288 if it is not text in that encoding
 */
export function readCsvRows(bytes: Buffer, wanted: ImportEncoding): CsvRows {
  const encoding = wanted === 'auto' ? recognizeEncoding(bytes) : wanted;
  const text = decode(bytes, encoding);
  const rows: CsvRow[] = [];
  let head: readonly string[] = [];
  let line = 0;
  Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    step({ data }, parser) {
      line += 1;
      const cells = data.slice(0, COLUMNS_MAX).map((cell) => cell.trim());
      if (line === 1) head = cells;
      else if (cells.some((cell) => cell !== '')) rows.push({ line, cells });
      // One more than the limit, so that the refusal below knows.
      if (rows.length > IMPORT_ROWS_MAX) parser.abort();
    },
  });
  if (rows.length > IMPORT_ROWS_MAX) throw new Refusal('300285');
  if (rows.length === 0) throw new Refusal('300286');
  return { encoding, head, rows };
}

/** By the byte order mark, else UTF-8 where it is valid, else the mainland's encoding. */
function recognizeEncoding(bytes: Buffer): KnownEncoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return isUtf8(bytes) ? 'utf-8' : 'gb18030';
}

function decode(bytes: Buffer, encoding: KnownEncoding): string {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    // No field can store it, and a workbook or picture has many.
    if (!text.includes('\0')) return text;
  } catch {
    // Refused below.
  }
  throw new Refusal('300288');
}

/** Tab, semicolon or comma: the one that the head has most of. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split(/\r?\n/, 1);
  const countOf = (sign: string) => head.split(sign).length;
  return ['\t', ';'].find((sign) => countOf(sign) > countOf(',')) ?? ',';
}
