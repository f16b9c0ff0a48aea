import { isUtf8 } from 'node:buffer';
import Papa from 'papaparse';
import { looksLikeOe } from '../../../contract/oe/looks-like-oe.ts';
import { splitOeList } from '../../../contract/oe/oe-number.ts';
import type { SheetEncoding } from '../../../contract/oe/schemas.ts';
import { chineseEncodingOf } from '../../platform/spreadsheets/chinese-encoding.ts';
import { UnreadableSheet } from '../../platform/spreadsheets/unreadable.ts';
import { buildSheet, COLUMNS_MAX, type RawCell, type RawSheet, textCell } from './raw-sheet.ts';

/** Bytes examined to detect the encoding and whether the file is text. */
const LOOKED_AT_BYTES = 64 * 1024;

/** The cells of a CSV file. */
export function readCsv(bytes: Buffer, encoding: SheetEncoding): RawSheet {
  const text = new TextDecoder(encoding).decode(bytes);
  const line = numbersInLine(text);
  if (line !== undefined) return line;
  const sheet = buildSheet('CSV');
  let number = 0;
  // An unclosed quote makes the rest of the file one cell, which is clipped.
  Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    step: ({ data }) => {
      number += 1;
      sheet.add(number, cellsOf(data.slice(0, COLUMNS_MAX + 1)));
    },
  });
  return sheet.done();
}

/** A single line of numbers: each becomes a row. */
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
 * The encoding of a file: by its byte order mark, else UTF-8, else UTF-16 by its zero bytes, else GB18030 or Big5.
 * @throws UnreadableSheet if it is not text
 */
export function encodingOf(bytes: Buffer): SheetEncoding {
  const head = bytes.subarray(0, LOOKED_AT_BYTES);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  for (const [index, byte] of head.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  // In UTF-16 every second byte of Latin text is zero; binary files have zeros anywhere.
  if (odd > head.length / 4 && even === 0) return 'utf-16le';
  if (even > head.length / 4 && odd === 0) return 'utf-16be';
  if (even + odd > 0) throw new UnreadableSheet('notSheet');
  return isUtf8(bytes) ? 'utf-8' : chineseEncodingOf(head);
}

/** The most frequent separator of the first lines; a tab outweighs commas inside cells. */
function delimiterOf(text: string): string {
  const lines = text.slice(0, 20_000).split(/\r?\n/).slice(0, 50);
  const counts = ['\t', ',', ';', '|'].map((sign) => ({
    sign,
    lines: lines.filter((line) => line.includes(sign)).length,
  }));
  const [best] = counts.sort((one, other) => other.lines - one.lines);
  return best === undefined || best.lines === 0 ? ',' : best.sign;
}

/** ="00123" preserves leading zeros in CSV files; other formulas have no value and are never evaluated. */
function csvCell(value: string): RawCell {
  const kept = /^=\s*"([^"]*)"$/.exec(value.trim())?.[1];
  if (kept !== undefined) return textCell(kept);
  if (value.startsWith("'")) return textCell(value.slice(1));
  return value.trimStart().startsWith('=') ? textCell('', ['formulaWithoutValue']) : textCell(value);
}
