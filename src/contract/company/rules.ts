/** Including disabled ones. */
export const SUB_ACCOUNTS_MAX = 50;

/** Retention of an entry of the operation log. */
export const LOG_RETENTION_DAYS = 365;

export const SUBJECT_MAX_LENGTH = 200;

/** The longest period, in days, both ends inclusive. */
export const STATISTICS_DAYS_MAX = 366;

/** Largest file of a logo. */
export const LOGO_MAX_BYTES = 512 * 1024;
