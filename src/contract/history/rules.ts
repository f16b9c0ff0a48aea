/** Entries kept per account and history: pinned ones first, then the newest. */
export const HISTORY_MAX = 100;
/** Longer lists of numbers are not saved. */
export const OE_PARAM_MAX = 4_000;
/** Most changes in one sync. */
export const SYNC_CHANGES_MAX = 300;
