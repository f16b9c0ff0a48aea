/** Lookups of each class that everyone has every day without a package. */
export const FREE_A_DAY = 5;
/** What was paid for is free for this long. */
export const FREE_AGAIN_HOURS = 24;
