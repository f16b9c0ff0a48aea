/** Most numbers in one call, and most rows of one spreadsheet. */
export const BATCH_MAX = 5_000;
/** Longer than any number. Longer texts are reported as no number, without failing the whole call. */
export const BATCH_TEXT_MAX = 120;
