/** Numbers in one call, and rows of one spreadsheet. */
export const BATCH_MAX = 5_000;
/** Longer than any number with its spaces: what is longer is told to be no number, and does not spoil the others. */
export const BATCH_TEXT_MAX = 120;
