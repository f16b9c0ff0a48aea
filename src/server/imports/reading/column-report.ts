/** Share of wrong cells from which the column, not its cells, is wrong. */
const MOSTLY = 0.5;
/** Fewer cells say nothing about a column. */
const CELLS_MIN = 10;
/** Lengths of plain numbers that are counted; longer ones are no part numbers. */
const DIGITS_MAX = 20;

export interface ColumnReport {
  /** Fields of which more than half of the filled cells are wrong: probably the wrong column. */
  mostlyWrong: readonly string[];
  /** Fields whose plain numbers seem to have lost zeros at the beginning, with examples. */
  lostZeros: readonly { field: string; length: number; count: number; examples: readonly string[] }[];
}

interface Column {
  filled: number;
  wrong: number;
  /** By number of digits: plain numbers, and those that begin with zero. */
  digits: { count: number; zeros: number; examples: string[] }[];
}

/** Looks for what is wrong with whole columns of a table; its size depends on the columns, not on the rows. */
export function createColumnReport() {
  const columns = new Map<string, Column>();
  const columnOf = (field: string): Column => {
    let column = columns.get(field);
    if (column === undefined) {
      column = { filled: 0, wrong: 0, digits: [] };
      columns.set(field, column);
    }
    return column;
  };
  return {
    addProblem(field: string): void {
      const column = columnOf(field);
      column.filled += 1;
      column.wrong += 1;
    },
    /** A cell that could be read; `isPartNumber` looks for lost zeros. */
    addValue(field: string, value: string | number | null, isPartNumber = false): void {
      if (value === null) return;
      const column = columnOf(field);
      column.filled += 1;
      if (isPartNumber && typeof value === 'string') countDigits(column, value);
    },
    report: (): ColumnReport => ({
      mostlyWrong: [...columns].flatMap(([field, { filled, wrong }]) =>
        filled >= CELLS_MIN && wrong > filled * MOSTLY ? [field] : [],
      ),
      lostZeros: [...columns].flatMap(([field, column]) => lostZerosOf(field, column)),
    }),
  };
}

function countDigits({ digits }: Column, value: string): void {
  if (value.length > DIGITS_MAX || !/^\d+$/.test(value)) return;
  const known = digits[value.length] ?? { count: 0, zeros: 0, examples: [] };
  known.count += 1;
  if (value.startsWith('0')) known.zeros += 1;
  if (known.examples.length < 3) known.examples.push(value);
  digits[value.length] = known;
}

/**
 * Numbers that are shorter than nearly all others by up to three digits, in a column whose longest plain numbers never
 * begin with zero: a spreadsheet has dropped the zeros. Only a hint, nothing is changed.
 */
function lostZerosOf(field: string, { digits }: Column): ColumnReport['lostZeros'] {
  const total = digits.reduce((sum, entry) => sum + (entry?.count ?? 0), 0);
  const length = digits.reduce((best, entry, at) => ((entry?.count ?? 0) > (digits[best]?.count ?? 0) ? at : best), 0);
  const usual = digits[length];
  if (usual === undefined || total < CELLS_MIN || usual.count < total * MOSTLY || usual.zeros > 0) return [];
  const shorter = [1, 2, 3].flatMap((less) => digits[length - less] ?? []).filter(({ zeros }) => zeros === 0);
  const count = shorter.reduce((sum, entry) => sum + entry.count, 0);
  return count === 0
    ? []
    : [{ field, length, count, examples: shorter.flatMap(({ examples }) => examples).slice(0, 3) }];
}
