import { looksLikeOe } from '../../../contract/oe/looks-like-oe.ts';
import { numbersInCell } from '../../../contract/oe/oe-cells.ts';
import type { BatchSheet, SheetColumn, SheetWarning } from '../../../contract/oe/schemas.ts';
import type { RawSheet } from './raw-sheet.ts';

/** Least share of cells like OE numbers for a column to be proposed. */
const LIKELY_FROM = 0.3;
/** Rows searched for column names. */
const HEAD_ROWS_MAX = 10;
/** Most rows listed in a warning. */
const NAMED_ROWS = 20;
/** Names of columns of OE numbers. */
const HEADS = /OE|零件|配件|件号|编号|号码|图号|料号|货号|PART|NUMBER|NO\b|CODE|ITEM/i;

/** The preview of a sheet, for selecting its column. */
export function batchSheetOf({ name, rows, leftOutRows, leftOutColumns }: RawSheet): BatchSheet {
  const width = Math.max(0, ...rows.map(({ cells }) => Math.max(-1, ...cells.keys()) + 1));
  const texts = Array.from({ length: width }, (_, column) => rows.map(({ cells }) => cells.get(column)?.text ?? ''));
  const headRows = headRowsOf(texts);
  const columns = texts.map((cells, column): SheetColumn => {
    return {
      letter: letterOf(column),
      cells,
      oeShare: shareOf(cells.slice(headRows)),
      warnings: warningsOf(rows, column),
    };
  });
  const likelyColumn = likeliest(columns, headRows);
  return {
    name,
    rowNumbers: rows.map(({ number }) => number),
    headRows,
    columns,
    likelyColumn,
    leftOutRows,
    leftOutColumns,
  };
}

/**
 * The number of rows above the numbers, which may include a title and notes. The header is the fullest row that names a
 * column of OE numbers; otherwise the first row, if it has no number but rows below do.
 */
function headRowsOf(columns: readonly (readonly string[])[]): number {
  const named = Array.from({ length: HEAD_ROWS_MAX }, (_, row) => row)
    .filter((row) => columns.some((cells) => namesNumbers(cells, row)))
    .map((row) => ({ row, filled: columns.filter((cells) => cells[row] !== '').length }))
    .sort((one, other) => other.filled - one.filled || other.row - one.row);
  if (named[0] !== undefined) return named[0].row + 1;
  return beginsWithHead(columns) ? 1 : 0;
}

function namesNumbers(cells: readonly string[], row: number): boolean {
  const head = cells[row] ?? '';
  return HEADS.test(head) && !looksLikeOe(head) && shareOf(cells.slice(row + 1)) >= LIKELY_FROM;
}

function beginsWithHead(columns: readonly (readonly string[])[]): boolean {
  const heads = columns.map(([head = '']) => head).filter((head) => head !== '');
  if (heads.length === 0 || heads.some((head) => looksLikeOe(head) && !HEADS.test(head))) return false;
  return columns.some(([head = '', ...cells]) => head !== '' && cells.some((cell) => /\d/.test(cell)));
}

function shareOf(cells: readonly string[]): number {
  const filled = cells.filter((cell) => cell !== '');
  if (filled.length === 0) return 0;
  const reading = filled.filter((cell) => numbersInCell(cell).numbers.some(looksLikeOe));
  return reading.length / filled.length;
}

/** By its cells; a matching header counts as much as half of them. */
function likeliest(columns: readonly SheetColumn[], headRows: number): number | null {
  const scores = columns.map(({ oeShare, cells }, index) => {
    const filled = cells.filter((cell) => cell !== '').length / Math.max(1, cells.length);
    const isNamed = headRows > 0 && HEADS.test(cells[headRows - 1] ?? '');
    return { index, oeShare, score: oeShare * filled + (isNamed && oeShare > 0 ? 0.5 : 0) };
  });
  const [best] = scores.filter(({ oeShare }) => oeShare >= LIKELY_FROM).sort((one, other) => other.score - one.score);
  return best?.index ?? null;
}

function warningsOf(rows: RawSheet['rows'], column: number): SheetWarning[] {
  const warnings = new Map<SheetWarning['kind'], SheetWarning>();
  for (const { number, cells } of rows) {
    for (const kind of cells.get(column)?.warnings ?? []) {
      const warning = warnings.get(kind) ?? { kind, count: 0, rows: [] };
      warnings.set(kind, warning);
      warning.count += 1;
      if (warning.rows.length < NAMED_ROWS) warning.rows.push(number);
    }
  }
  return [...warnings.values()];
}

/** A, B, … Z, AA. */
function letterOf(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letterOf(Math.floor(column / 26) - 1) + last;
}
