/** Bounds of what is read from other people's files. */
export const COLUMNS_MAX = 1_000;
/** Longer cells are cut and reported. */
export const CELL_MAX = 10_000;
/** Characters of one row of a text file; a longer one has a quote that never closes. */
export const ROW_MAX = 2_000_000;
/** Rows that are examined for the header, the mapping and its preview. */
export const SAMPLE_ROWS = 200;
export const FILES_MAX = 20_000;
/** Files of one import, unpacked. */
export const TOTAL_BYTES_MAX = 20 * 1024 ** 3;
