/**
 * How column types arrive, by PostgreSQL's type id, the same on both engines: times as ISO strings (the contract's
 * form), dates as they are written, bigint and numeric as numbers (ours stay far below 2^53).
 */
export const typeParsers: Record<number, (value: string) => unknown> = {
  20: Number,
  // Prices of every province: the general parser goes through them letter by letter.
  1007: integersOf,
  1082: (value) => value,
  1114: (value) => new Date(`${value}Z`).toISOString(),
  1184: (value) => new Date(value).toISOString(),
  1700: Number,
};

/** The numbers of a one-dimensional array as PostgreSQL writes it: {1,NULL,3}. */
function integersOf(value: string): (number | null)[] {
  if (value === '{}') return [];
  return value
    .slice(1, -1)
    .split(',')
    .map((item) => (item === 'NULL' ? null : Number(item)));
}
