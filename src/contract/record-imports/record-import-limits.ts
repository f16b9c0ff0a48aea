export const IMPORT_ROWS_MAX = 50_000;
export const IMPORT_BYTES_MAX = 10 * 1024 * 1024;
