/** What an account keeps of each history: pinned entries first, then the newest. */
export const HISTORY_KEPT = 100;
/** A longer list of numbers is not kept. */
export const OE_PARAM_MAX = 4_000;
/** Changes in one sync: what a device kept, and what it removed. */
export const CHANGES_MAX = 300;
