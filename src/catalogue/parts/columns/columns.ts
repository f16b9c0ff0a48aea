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
  callout: 44,
  name: 132,
  oe: 150,
  replace: 34,
  // "As required" breaks between its words only.
  quantity: 76,
  remark: 112,
  fit: 30,
  ...recordOf(PRICE_COLUMNS, () => 72),
  market: 116,
  guide: 72,
  region: 76,
  original: 92,
  partBrand: 84,
  vehicleBrand: 102,
  aftBrand: 100,
  aftBrandName: 150,
  oeName: 150,
  add: 48,
};
export const WIDTH_MIN = 28;
export const WIDTH_MAX = 480;
/** Width change per arrow key, in pixels. */
export const WIDTH_STEP = 8;

/** Columns that cannot be hidden. */
export const REQUIRED_COLUMNS: ReadonlySet<ColumnId> = new Set(['oe', 'add']);

const VISIBLE_BY_DEFAULT: ReadonlySet<ColumnId> = new Set(['callout', 'name', 'oe', 'quantity', 'market', 'add']);

export const defaultColumns: readonly Column[] = COLUMNS.map((id) => ({
  id,
  isVisible: VISIBLE_BY_DEFAULT.has(id),
  width: WIDTHS[id],
}));

/** Columns whose values stand in the cell of another column while they have none of their own. */
const HOSTS: Readonly<Partial<Record<ColumnId, ColumnId>>> = {
  fit: 'name',
  remark: 'name',
  replace: 'oe',
  aftBrand: 'oe',
  guide: 'market',
};

/** The hidden columns whose values are shown in the cells of visible ones. */
export function mergedColumns(columns: readonly Column[]): ReadonlySet<ColumnId> {
  const visible = new Set(columns.filter(({ isVisible }) => isVisible).map(({ id }) => id));
  const isMerged = (id: ColumnId) => {
    const host = HOSTS[id];
    return !visible.has(id) && host !== undefined && visible.has(host);
  };
  return new Set(COLUMNS.filter(isMerged));
}

/** The columns of an export: the visible ones in order, each followed by those that its cells show as well. */
export function exportColumns(columns: readonly Column[]): Column[] {
  const merged = mergedColumns(columns);
  return columns
    .filter(({ id, isVisible }) => isVisible && id !== 'add')
    .flatMap((column) => [column, ...columns.filter(({ id }) => merged.has(id) && HOSTS[id] === column.id)]);
}

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
  return Math.min(WIDTH_MAX, Math.max(WIDTH_MIN, Math.round(width)));
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
