import { isUtf8 } from 'node:buffer';
import Papa from 'papaparse';
import { looksLikeOe } from '../../../contract/oe/oe-cells.ts';
import { splitOeList } from '../../../contract/oe/oe-number.ts';
import type { SheetEncoding } from '../../../contract/oe/schemas.ts';
import { chineseEncodingOf } from './chinese-encoding.ts';
import { buildSheet, COLUMNS_MAX, type RawCell, type RawSheet, textCell } from './raw-sheet.ts';
import { UnreadableSheet } from './unreadable.ts';

/** How much of a file is looked at to tell its encoding and that it is text at all. */
const LOOKED_AT_BYTES = 64 * 1024;

/** The texts of a file of separated values. */
export function readCsv(bytes: Buffer, encoding: SheetEncoding): RawSheet {
  const text = new TextDecoder(encoding).decode(bytes);
  const line = numbersInLine(text);
  if (line !== undefined) return line;
  const sheet = buildSheet('CSV');
  let number = 0;
  // An unclosed quote would take the whole rest for one cell: papaparse says so, and the cell is clipped.
  Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    step: ({ data }) => {
      number += 1;
      sheet.add(number, cellsOf(data.slice(0, COLUMNS_MAX + 1)));
    },
  });
  return sheet.done();
}

/** One line of nothing but numbers, as they are written one after another: each is a row. */
function numbersInLine(text: string): RawSheet | undefined {
  const line = text.trim();
  if (/[\r\n]/.test(line)) return undefined;
  const values = splitOeList(line);
  if (values.length < 2 || !values.every(looksLikeOe)) return undefined;
  const sheet = buildSheet('CSV');
  for (const [index, value] of values.entries()) sheet.add(index + 1, cellsOf([value]));
  return sheet.done();
}

function cellsOf(values: readonly string[]): Map<number, RawCell> {
  return new Map(values.map((value, column) => [column, csvCell(value)]));
}

/**
 * What a file is written in: by its byte order mark, else UTF-8, else UTF-16 by its zeros, else GB18030 or Big5.
 * @throws UnreadableSheet where it is no text
 */
export function encodingOf(bytes: Buffer): SheetEncoding {
  const head = bytes.subarray(0, LOOKED_AT_BYTES);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  for (const [index, byte] of head.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  // Latin letters and digits in UTF-16 are every second byte a zero; a file of bytes has zeros anywhere.
  if (odd > head.length / 4 && even === 0) return 'utf-16le';
  if (even > head.length / 4 && odd === 0) return 'utf-16be';
  if (even + odd > 0) throw new UnreadableSheet('notSheet');
  return isUtf8(bytes) ? 'utf-8' : chineseEncodingOf(head);
}

/** The separator that stands oftenest in the first lines; a tab outweighs the commas inside its cells. */
function delimiterOf(text: string): string {
  const lines = text.slice(0, 20_000).split(/\r?\n/).slice(0, 50);
  const counts = ['\t', ',', ';', '|'].map((sign) => ({
    sign,
    lines: lines.filter((line) => line.includes(sign)).length,
  }));
  const [best] = counts.sort((one, other) => other.lines - one.lines);
  return best === undefined || best.lines === 0 ? ',' : best.sign;
}

/** ="00123" is how zeros are kept in such files; any other formula has no value here, and is never reckoned. */
function csvCell(value: string): RawCell {
  const kept = /^=\s*"([^"]*)"$/.exec(value.trim())?.[1];
  if (kept !== undefined) return textCell(kept);
  if (value.startsWith("'")) return textCell(value.slice(1));
  return value.trimStart().startsWith('=') ? textCell('', ['formulaWithoutValue']) : textCell(value);
}
