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
  add: 44,
};
export const MIN_WIDTH = 28;
export const MAX_WIDTH = 480;

/** What cannot be hidden: the number that people come for, and the way to the order. */
export const ALWAYS: ReadonlySet<ColumnId> = new Set(['oe', 'add']);

export const defaultColumns: readonly Column[] = COLUMNS.map((id) => ({ id, isShown: true, width: WIDTHS[id] }));

/** As kept in the cookie: `callout:46,-remark:96`, in order, a minus before what is hidden. */
export function columnsToText(columns: readonly Column[]): string {
  return columns.map(({ id, isShown, width }) => `${isShown ? '' : '-'}${id}:${width}`).join(',');
}

/** Reads what was kept; what it does not name stands at the end as by default, what is not a column is left out. */
export function columnsOfText(text: string): Column[] {
  const kept = text.split(',').flatMap((piece) => {
    const [, minus, name, width] = /^(-?)([a-z]+):(\d{1,4})$/.exec(piece.trim()) ?? [];
    const id = COLUMNS.find((column) => column === name);
    if (id === undefined) return [];
    return [{ id, isShown: minus === '' || ALWAYS.has(id), width: clampWidth(Number(width)) }];
  });
  const once = kept.filter(({ id }, index) => kept.findIndex((other) => other.id === id) === index);
  return [...once, ...defaultColumns.filter(({ id }) => !once.some((column) => column.id === id))];
}

export function clampWidth(width: number): number {
  return Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, Math.round(width)));
}

/** The columns after one has moved a place up (-1) or down (1). */
export function moved(columns: readonly Column[], id: ColumnId, by: -1 | 1): Column[] {
  const from = columns.findIndex((column) => column.id === id);
  const to = from + by;
  const column = columns[from];
  if (column === undefined || to < 0 || to >= columns.length) return [...columns];
  const others = columns.filter((other) => other.id !== id);
  return [...others.slice(0, to), column, ...others.slice(to)];
}

export function changed(columns: readonly Column[], id: ColumnId, values: Partial<Column>): Column[] {
  return columns.map((column) => (column.id === id ? { ...column, ...values } : column));
}
