/** The staff's list of users; also its power. */
export const USER_PAGE = '/manager/user';
/** Whole phone numbers instead of masked ones. */
export const USER_PHONE_POWER = '/manager/user:phone';
/** Users by account type; also its power. */
export const ACCOUNT_PAGE = '/manager/account';
