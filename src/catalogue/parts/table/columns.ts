/** The specification's columns, with those that a row needs besides: callout, quantity, fit, and the way to the order. */
export const COLUMNS = [
  'callout',
  'name',
  'oe',
  'replace',
  'quantity',
  'remark',
  'market',
  'guide',
  'fit',
  'region',
  'original',
  'brandPrice',
  'suit',
  'partBrand',
  'vehicleBrand',
  'aftBrand',
  'aftBrandName',
  'oeName',
  'add',
] as const;
export type ColumnId = (typeof COLUMNS)[number];

export interface Column {
  id: ColumnId;
  isShown: boolean;
  /** In pixels; what is left over goes to the name and the remark. */
  width: number;
}

const WIDTHS: Readonly<Record<ColumnId, number>> = {
  callout: 46,
  name: 140,
  oe: 152,
  replace: 34,
  quantity: 54,
  remark: 78,
  market: 64,
  guide: 58,
  fit: 30,
  region: 76,
  original: 92,
  brandPrice: 72,
  suit: 72,
  partBrand: 84,
  vehicleBrand: 102,
  aftBrand: 100,
  aftBrandName: 150,
  oeName: 150,
  add: 44,
};
export const MIN_WIDTH = 28;
export const MAX_WIDTH = 480;
/** How much an arrow key changes a width. */
export const WIDTH_STEP = 8;

/** What cannot be hidden: the number that people come for, and the way to the order. */
export const ALWAYS: ReadonlySet<ColumnId> = new Set(['oe', 'add']);

export const defaultColumns: readonly Column[] = COLUMNS.map((id) => ({ id, isShown: true, width: WIDTHS[id] }));

/** As kept in the cookie: `callout:46,-remark:96`, in order, a minus before what is hidden. */
export function columnsToText(columns: readonly Column[]): string {
  return columns.map(({ id, isShown, width }) => `${isShown ? '' : '-'}${id}:${width}`).join(',');
}

/**
 * Reads what was kept; what is not a column is left out. What it does not name stands as by default behind the rest, but
 * before the way to the order where that is last.
 */
export function columnsOfText(text: string): Column[] {
  const kept = text.split(',').flatMap((piece) => {
    const [, minus, name, width] = /^(-?)([a-zA-Z]+):(\d{1,4})$/.exec(piece.trim()) ?? [];
    const id = COLUMNS.find((column) => column === name);
    if (id === undefined) return [];
    return [{ id, isShown: minus === '' || ALWAYS.has(id), width: clampWidth(Number(width)) }];
  });
  const once = kept.filter(({ id }, index) => kept.findIndex((other) => other.id === id) === index);
  const others = defaultColumns.filter(({ id }) => !once.some((column) => column.id === id));
  const end = once.at(-1)?.id === 'add' ? once.length - 1 : once.length;
  return [...once.slice(0, end), ...others, ...once.slice(end)];
}

export function clampWidth(width: number): number {
  return Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, Math.round(width)));
}

/** The columns after one has moved a place up (-1) or down (1). */
export function moved(columns: readonly Column[], id: ColumnId, by: -1 | 1): Column[] {
  return movedTo(columns, id, columns.findIndex((column) => column.id === id) + by);
}

/** The columns after one has moved among the shown ones, past the hidden ones between. */
export function movedShown(columns: readonly Column[], id: ColumnId, by: -1 | 1): Column[] {
  const shown = columns.filter(({ isShown }) => isShown);
  const neighbour = shown[shown.findIndex((column) => column.id === id) + by];
  if (neighbour === undefined) return [...columns];
  return movedTo(columns, id, columns.indexOf(neighbour));
}

/** The columns after one has moved to a place; as they are where there is no such place. */
export function movedTo(columns: readonly Column[], id: ColumnId, to: number): Column[] {
  const column = columns.find((other) => other.id === id);
  if (column === undefined || to < 0 || to >= columns.length) return [...columns];
  const others = columns.filter((other) => other !== column);
  return [...others.slice(0, to), column, ...others.slice(to)];
}

export function changed(columns: readonly Column[], id: ColumnId, values: Partial<Column>): Column[] {
  return columns.map((column) => (column.id === id ? { ...column, ...values } : column));
}
