/** Free lookups of each class per day and account. */
export const FREE_A_DAY = 5;
/** How long a charged subject stays free. */
export const FREE_AGAIN_HOURS = 24;
