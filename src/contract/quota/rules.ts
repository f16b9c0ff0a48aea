/** Free lookups of each class per day and account. */
export const FREE_LOOKUPS_PER_DAY = 5;
/** Free period of a charged subject. */
export const CHARGE_VALID_HOURS = 24;
