/**
 * Rows of a large list that are counted: a greater total is reported as one more, which means “more than this”. Not below
 * the rows of an export, which says how many it has left out.
 */
export const COUNTED_ROWS_MAX = 100_000;
