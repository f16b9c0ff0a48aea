import { looksLikeDate } from '../../../contract/imports/cells/date.ts';
import { decimalSignOf, readDecimal } from '../../../contract/imports/cells/number.ts';
import { catalogueFiles } from '../../../contract/imports/format/catalogue-files.ts';
import { knownHeadersOf, normalizeHeader } from '../../../contract/imports/mapping/headers.ts';
import { looksLikeOe } from '../../../contract/oe/looks-like-oe.ts';

/** Rows in which the header is searched. */
const HEADER_ROWS = 40;
/** Words of headers that are no field's alias. */
const HEADER_WORDS =
  /OE|零件|配件|备件|件号|编号|编码|代码|号码|料号|货号|名称|品名|英文|价|单位|数量|用量|日期|时间|备注|说明|类型|车型|车系|品牌|厂|序号|排序|上级|规格|地区|省|part|number|\bno\b|code|name|description|price|qty|quantity|date|brand|model|remark|note|unit|item|region/i;

/** A row with at least this share of the widest row's cells belongs to the table and is not a title. */
const FULL_SHARE = 0.7;
/** Bonus for the first row if it is full and holds no values. */
const FIRST_ROW = 3;
/** Penalty for each full row above, which would be treated as a title. */
const DROPPED_ROW = 2;

/** A row before it is known which is the header. */
export interface RawRow {
  line: number;
  cells: readonly string[];
}

export interface Header {
  /** Index of the header's first row among the rows. */
  index: number;
  /** Rows of the header: two where its cells are merged above others. */
  height: 1 | 2;
  columns: string[];
  /** The title above each column, such as 生产日期 over 开始 and 结束; blank where there is none. */
  above: string[];
}

export interface HeaderHints {
  /** The line that a person chose, or that was found before. */
  line?: number | undefined;
  /** Whether columns are those of a table that a person confirmed. */
  isKnown?: ((columns: readonly string[]) => boolean) | undefined;
}

/**
 * The header below titles and logos: the row that is chosen or known, otherwise by its content; undefined if no row can
 * be one.
 */
export function findHeader(rows: readonly RawRow[], { line, isKnown }: HeaderHints = {}): Header | undefined {
  if (line !== undefined)
    return headerAt(
      rows,
      rows.findIndex((row) => row.line >= line),
    );
  if (isKnown !== undefined) {
    for (const index of rows.slice(0, HEADER_ROWS).keys()) {
      const header = headerAt(rows, index);
      if (header !== undefined && isKnown(header.columns)) return header;
    }
  }
  return headerAt(rows, likelyHeader(rows));
}

/** The index of the row that looks most like a header; -1 if none does. */
function likelyHeader(rows: readonly RawRow[]): number {
  const searched = rows.slice(0, HEADER_ROWS);
  const widest = Math.max(0, ...searched.map(({ cells }) => filledOf(cells).length));
  let full = 0;
  const scored = searched.map((row, index) => {
    const isFull = filledOf(row.cells).length >= Math.max(3, widest * FULL_SHARE);
    const place = index === 0 && isFull && !row.cells.some(isCode) ? FIRST_ROW : -full * DROPPED_ROW;
    if (isFull) full += 1;
    const own = headerRowScore(row, rows[index + 1]);
    return { index, score: own > 0 ? own + place : own };
  });
  const best = scored.reduce<{ index: number; score: number } | undefined>(
    (found, row) => (row.score > 0 && (found === undefined || row.score > found.score) ? row : found),
    undefined,
  );
  return best?.index ?? -1;
}

function headerAt(rows: readonly RawRow[], index: number): Header | undefined {
  const row = rows[index];
  if (row === undefined) return undefined;
  const below = rows[index + 1];
  const isDouble = below !== undefined && isSecondRow(row.cells, below.cells);
  const cells = isDouble ? joined(row.cells, below.cells) : row.cells;
  return {
    index,
    height: isDouble ? 2 : 1,
    columns: distinct(cells),
    above: spread(rows[index - 1]?.cells ?? [], cells.length),
  };
}

function headerRowScore({ cells }: RawRow, below: RawRow | undefined): number {
  const filled = filledOf(cells);
  if (filled.length === 0 || filled.some((cell) => cell.length > 200)) return 0;
  const known = knownHeadersOf(catalogueFiles);
  let score = 0;
  for (const cell of filled) {
    if (known.has(normalizeHeader(cell))) score += 3;
    else if (isValue(cell)) score -= 2;
    else if (isCode(cell)) score -= 1;
    else if (HEADER_WORDS.test(cell) && cell.length <= 30) score += 2;
    else score += cell.length > 40 ? -1 : 0.5;
  }
  const repeated = filled.length - new Set(filled).size;
  const below_ = below?.cells.filter((cell) => cell.trim() !== '').length ?? 0;
  // A single cell above a wider row is a title.
  if (filled.length === 1 && below_ > 1) return 0;
  return score - repeated;
}

const filledOf = (cells: readonly string[]): string[] => cells.map((cell) => cell.trim()).filter((cell) => cell !== '');

/** A value, or an id of a supplier such as XC-E, C1 and #3. */
function isCode(cell: string): boolean {
  return isValue(cell) || /^(?=.*[\d-])[A-Z#][A-Z\d]*(?:[-_./][A-Z\d]+)*$/.test(cell.trim());
}

/** A number, a date or a part number: years stand in headers too. */
function isValue(cell: string): boolean {
  if (/^(?:19|20)\d\d年?$/.test(cell)) return false;
  if (looksLikeDate(cell)) return true;
  const number = readDecimal(cell, decimalSignOf([cell]));
  return 'value' in number || (looksLikeOe(cell) && !/\s\D*$/.test(cell) && /\d{3}/.test(cell));
}

/** True for a second row of headers: it only fills columns whose upper header spans several. */
function isSecondRow(upper: readonly string[], lower: readonly string[]): boolean {
  const filled = lower.flatMap((cell, column) => (cell.trim() === '' ? [] : [column]));
  if (filled.length < 2 || filled.length === lower.length) return false;
  const spans = filled.every((column) => {
    const above = (upper[column] ?? '').trim();
    const isSpan =
      above === '' || above === (upper[column + 1] ?? '').trim() || above === (upper[column - 1] ?? '').trim();
    return isSpan || (upper[column + 1] ?? '').trim() === '';
  });
  const texts = filled.map((column) => (lower[column] ?? '').trim());
  const rest = upper.filter((cell, column) => cell.trim() !== '' && (lower[column] ?? '').trim() === '').length;
  return spans && rest > 0 && !texts.some((cell) => isValue(cell)) && new Set(texts).size > 1;
}

function joined(upper: readonly string[], lower: readonly string[]): string[] {
  let last = '';
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, column) => {
    const [above, below] = [upper[column]?.trim() ?? '', lower[column]?.trim() ?? ''];
    if (above !== '') last = above;
    if (below === '' || below === above) return above;
    return last === '' ? below : `${last} / ${below}`;
  });
}

/** The titles of a row of merged cells, of which only the first has a text. */
function spread(cells: readonly string[], width: number): string[] {
  let last = '';
  return Array.from({ length: width }, (_, column) => {
    last = cells[column]?.trim() || last;
    return last;
  });
}

/** Headers by which columns can be told: repeated ones are numbered, blank ones named by their place. */
function distinct(cells: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return cells.map((cell, index) => {
    const header = cell.replace(/\s+/g, ' ').trim().slice(0, 200) || `#${index + 1}`;
    const count = (counts.get(header) ?? 0) + 1;
    counts.set(header, count);
    return count === 1 ? header : `${header} (${count})`;
  });
}
