/** Free lookups of each class per day and account. */
export const FREE_LOOKUPS_PER_DAY = 5;
/** Free period of a charged subject. */
export const CHARGE_VALID_HOURS = 24;
/** The staff's list of what accounts and networks are given of the catalogue; also its power. */
export const CATALOGUE_USE_PAGE = '/manager/catalogueUse';
