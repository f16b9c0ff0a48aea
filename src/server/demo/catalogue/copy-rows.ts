/** A value of a row: jsonb is given as JSON text, integer[] as an array, dates as ISO text. */
export type Cell = string | number | boolean | null | readonly (number | null)[];

/** Writes rows into a table, in order; the database decides how. */
export type CopyRows = (table: string, columns: readonly string[], rows: Iterable<readonly Cell[]>) => Promise<void>;
