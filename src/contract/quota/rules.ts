/** Free lookups of each class per day and account. */
export const FREE_LOOKUPS_PER_DAY = 5;
/** How long a charged subject stays free. */
export const CHARGE_VALID_HOURS = 24;
