import {
  isQuoteKind,
  PRICE_KINDS,
  type PriceKind,
  type PriceLabel,
  priceKinds,
} from '../../../contract/prices/price-kinds.ts';
import { recordOf } from '../../../contract/record-of.ts';

const columnOf = (kind: PriceKind) => priceKinds[kind].label;

/** A column for each kind of price. */
const PRICE_COLUMNS: readonly PriceLabel[] = PRICE_KINDS.map(columnOf);
export const QUOTE_COLUMNS: readonly ColumnId[] = PRICE_KINDS.filter(isQuoteKind).map(columnOf);

/** The specification's columns, plus callout, quantity, fit and the add button. */
const COLUMNS = [
  'callout',
  'name',
  'oe',
  'replace',
  'quantity',
  'remark',
  'market',
  'guide',
  'fit',
  ...PRICE_COLUMNS.filter((id) => id !== 'market' && id !== 'guide'),
  'partBrand',
  'vehicleBrand',
  'aftBrand',
  'aftBrandName',
  'oeName',
  'add',
] as const;
export type ColumnId = (typeof COLUMNS)[number];
export type PriceColumn = PriceLabel;

export function isPriceColumn(id: ColumnId): id is PriceColumn {
  return PRICE_COLUMNS.some((column) => column === id);
}

export function priceKindOf(column: PriceColumn): PriceKind {
  return PRICE_KINDS.find((kind) => columnOf(kind) === column) ?? 'market';
}

export interface Column {
  id: ColumnId;
  isVisible: boolean;
  /** In pixels; name and remark share the remaining width. */
  width: number;
}

const WIDTHS: Readonly<Record<ColumnId, number>> = {
  callout: 46,
  name: 140,
  oe: 152,
  replace: 34,
  quantity: 54,
  remark: 78,
  fit: 30,
  ...recordOf(PRICE_COLUMNS, () => 72),
  market: 64,
  guide: 58,
  region: 76,
  original: 92,
  partBrand: 84,
  vehicleBrand: 102,
  aftBrand: 100,
  aftBrandName: 150,
  oeName: 150,
  add: 44,
};
export const MIN_WIDTH = 28;
export const MAX_WIDTH = 480;
/** Width change per arrow key, in pixels. */
export const WIDTH_STEP = 8;

/** Columns that cannot be hidden. */
export const REQUIRED_COLUMNS: ReadonlySet<ColumnId> = new Set(['oe', 'add']);

export const defaultColumns: readonly Column[] = COLUMNS.map((id) => ({ id, isVisible: true, width: WIDTHS[id] }));

/** Format of the cookie: `callout:46,-remark:96`, in order, with a minus before hidden columns. */
export function serializeColumns(columns: readonly Column[]): string {
  return columns.map(({ id, isVisible, width }) => `${isVisible ? '' : '-'}${id}:${width}`).join(',');
}

/**
 * Reads the cookie. Unknown columns are dropped. Columns that it does not name are appended with their defaults, before
 * `add` if that is last.
 */
export function parseColumns(text: string): Column[] {
  const parsed = text.split(',').flatMap((entry) => {
    const [, minus, name, width] = /^(-?)([a-zA-Z]+):(\d{1,4})$/.exec(entry.trim()) ?? [];
    const id = COLUMNS.find((column) => column === name);
    if (id === undefined) return [];
    return [{ id, isVisible: minus === '' || REQUIRED_COLUMNS.has(id), width: clampWidth(Number(width)) }];
  });
  const distinct = parsed.filter(({ id }, index) => parsed.findIndex((other) => other.id === id) === index);
  const others = defaultColumns.filter(({ id }) => !distinct.some((column) => column.id === id));
  const end = distinct.at(-1)?.id === 'add' ? distinct.length - 1 : distinct.length;
  return [...distinct.slice(0, end), ...others, ...distinct.slice(end)];
}

export function clampWidth(width: number): number {
  return Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, Math.round(width)));
}

/** Moves a column one position up (-1) or down (1). */
export function moveColumn(columns: readonly Column[], id: ColumnId, by: -1 | 1): Column[] {
  return moveColumnTo(columns, id, columns.findIndex((column) => column.id === id) + by);
}

/** Moves a column past its visible neighbour, skipping hidden columns. */
export function moveVisibleColumn(columns: readonly Column[], id: ColumnId, by: -1 | 1): Column[] {
  const visible = columns.filter(({ isVisible }) => isVisible);
  const neighbour = visible[visible.findIndex((column) => column.id === id) + by];
  if (neighbour === undefined) return [...columns];
  return moveColumnTo(columns, id, columns.indexOf(neighbour));
}

/** Moves a column to an index; unchanged if the index is out of range. */
export function moveColumnTo(columns: readonly Column[], id: ColumnId, to: number): Column[] {
  const column = columns.find((other) => other.id === id);
  if (column === undefined || to < 0 || to >= columns.length) return [...columns];
  const others = columns.filter((other) => other !== column);
  return [...others.slice(0, to), column, ...others.slice(to)];
}

export function updateColumn(columns: readonly Column[], id: ColumnId, values: Partial<Column>): Column[] {
  return columns.map((column) => (column.id === id ? { ...column, ...values } : column));
}
