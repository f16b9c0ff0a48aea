/** Entries kept per account and history: pinned ones first, then the newest. */
export const HISTORY_MAX = 100;
/** Longer lists of numbers are not saved. */
export const OE_PARAM_MAX = 4_000;
/** Most changes in one sync. */
export const SYNC_CHANGES_MAX = 300;

/** The shortest end of a VIN that is searched for. */
export const VIN_TAIL_MIN = 6;
/** A text of up to this length is the end of a VIN, a longer one a VIN with characters missing. */
export const VIN_TAIL_MAX = 8;
