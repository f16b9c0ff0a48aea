/** Sub accounts that one main account may have, the disabled ones among them. */
export const SUB_ACCOUNTS_MAX = 50;

/** How long a line is kept. */
export const KEPT_DAYS = 365;

export const MAX_SUBJECT = 200;

/** The longest span, in days, both ends among them. */
export const STATISTICS_DAYS_MAX = 366;
