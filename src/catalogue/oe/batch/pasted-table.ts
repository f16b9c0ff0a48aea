import { stripInvisible, toHalfWidthUpper } from '../../../contract/half-width.ts';
import { looksLikeOe } from '../../../contract/oe/looks-like-oe.ts';
import { QUANTITY_MAX } from '../../shared/work-order/order-item.ts';

/** A row pasted from a spreadsheet. */
export interface PastedRow {
  oe: string;
  /** Empty without a name. */
  name: string;
  /** Null without a quantity. */
  quantity: number | null;
}

const OE_HEAD = /OE|零件号|配件号|编码|编号|图号|PART\s*NO|NUMBER/;
const QUANTITY_HEAD = /数量|件数|个数|QTY|QUANTITY|PCS/;
const NAME_HEAD = /名称|品名|配件$|NAME|DESCRIPTION/;
/** Prices and dates have enough digits for a number. */
const MONEY_OR_DATE = /^([¥$]?\s*[\d,]+\.\d{1,2}|\d{4}[-/.年]\d{1,2}[-/.月]\d{1,2}日?)$/;
const QUANTITY = /^[X×*]?\s*(\d{1,4})(?:\.0+)?\s*(?:件|个|只|套|支|片|根|副|条|对|升|PCS?|SETS?|EA)?$/;

export interface TableColumns {
  oe: number;
  name: number | null;
  quantity: number | null;
}

/** The rows of lines whose cells are separated by tabs; null if none of their columns has OE numbers. */
export function pastedRows(lines: readonly string[]): PastedRow[] | null {
  const rows = lines.map((line) => line.split('\t').map((cell) => cell.trim()));
  const isHeaded = rows[0]?.some(isOe) === false;
  const head = isHeaded ? rows[0]?.map(normalised) : undefined;
  const body = isHeaded ? rows.slice(1) : rows;
  const columns = columnsOf(body, head ?? []);
  return columns === null ? null : body.map((cells) => rowOf(cells, columns));
}

export function rowOf(cells: readonly string[], { oe, name, quantity }: TableColumns): PastedRow {
  return {
    oe: cells[oe] ?? '',
    name: name === null ? '' : (cells[name] ?? ''),
    quantity: quantity === null ? null : quantityOf(cells[quantity] ?? ''),
  };
}

/** The columns of names and quantities beside a known column of numbers. */
export function columnsBeside(oe: number, rows: readonly string[][], head: readonly string[]): TableColumns {
  return columnsOf(rows, head.map(normalised), oe) ?? { oe, name: null, quantity: null };
}

function columnsOf(rows: readonly string[][], head: readonly string[], knownOe?: number): TableColumns | null {
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const places = Array.from({ length: width }, (_, place) => place);
  const countIn = (place: number, test: (cell: string) => boolean) =>
    rows.filter((cells) => test(cells[place] ?? '')).length;
  const most = (among: readonly number[], test: (cell: string) => boolean) =>
    among
      .filter((place) => countIn(place, test) > 0)
      .toSorted((a, b) => countIn(b, test) - countIn(a, test) || a - b)
      .at(0) ?? null;
  const named = (pattern: RegExp, among: readonly number[]) => among.find((place) => pattern.test(head[place] ?? ''));
  const isFilled = (place: number) => countIn(place, isOe) > 0;
  const oe = knownOe ?? named(OE_HEAD, places.filter(isFilled)) ?? most(places, isOe);
  if (oe === null) return null;
  const others = places.filter((place) => place !== oe);
  // Line numbers come first; a price would be taken for a number.
  const counted = others.filter(
    (place) => countIn(place, (cell) => cell !== '' && quantityOf(cell) === null) === 0 && !isCounter(rows, place),
  );
  const quantity =
    named(QUANTITY_HEAD, others) ??
    most(
      counted.toSorted((a, b) => Number(a < oe) - Number(b < oe)),
      isQuantity,
    );
  const words = others.filter((place) => place !== quantity);
  return { oe, quantity, name: named(NAME_HEAD, words) ?? most(words, isName) };
}

/** 1, 2, 3 … from the first row. One row alone is a line number only if it comes first. */
function isCounter(rows: readonly string[][], place: number): boolean {
  return place === 0 && rows.every((cells, index) => Number(cells[place]) === index + 1);
}

function isOe(cell: string): boolean {
  return looksLikeOe(cell) && !MONEY_OR_DATE.test(normalised(cell));
}

function isQuantity(cell: string): boolean {
  return quantityOf(cell) !== null;
}

function isName(cell: string): boolean {
  return /\p{Letter}/u.test(cell) && !looksLikeOe(cell) && quantityOf(cell) === null;
}

function quantityOf(cell: string): number | null {
  const quantity = Number(QUANTITY.exec(normalised(cell))?.[1] ?? 0);
  return quantity >= 1 && quantity <= QUANTITY_MAX ? quantity : null;
}

function normalised(cell: string): string {
  return stripInvisible(toHalfWidthUpper(cell)).trim();
}
