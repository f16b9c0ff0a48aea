/**
 * Parsers by PostgreSQL's type id, the same on both engines: timestamps become ISO strings, dates stay as they are, bigint
 * and numeric become numbers (our values stay far below 2^53).
 */
export const typeParsers: Record<number, (value: string) => unknown> = {
  20: Number,
  // Prices of all provinces: the default array parser is slow.
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
