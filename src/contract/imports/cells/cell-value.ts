import type { CellProblem } from '../problems.ts';

/** A cell in the form that COPY takes for its kind, before COPY's own escaping, or what is wrong with it. */
export type CellValue = { value: string | null } | { problem: CellProblem };

/** Which comes first in dates that begin with day and month. */
export type DateOrder = 'dayFirst' | 'monthFirst';

/** The sign before the decimals of a column's numbers. */
export type DecimalSign = '.' | ',';
