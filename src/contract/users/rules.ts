/** The staff's list of users; also its power. The powers of its actions begin with it. */
export const USER_PAGE = '/manager/user';
export const USER_EDIT_POWER = '/manager/user:edit';
/** Enable and disable. */
export const USER_STATE_POWER = '/manager/user:state';
export const USER_ROLE_POWER = '/manager/user:role';
/** Hand out a code for a new password. */
export const USER_RESET_POWER = '/manager/user:reset';
export const USER_SESSION_POWER = '/manager/user:session';
/** View the storefront as a user. */
export const USER_VIEW_POWER = '/manager/user:viewAs';
/** Whole phone numbers instead of masked ones. */
export const USER_PHONE_POWER = '/manager/user:phone';
/** Change phone numbers, by which users log in. */
export const USER_NUMBER_POWER = '/manager/user:number';
/** Give lookups. */
export const USER_QUOTA_POWER = '/manager/user:quota';
/** Users by account type; also its power. */
export const ACCOUNT_PAGE = '/manager/account';

/** Lookups that staff give expire after this many days. */
export const GIVEN_LOOKUPS_DAYS = 365;

/** The reason of a view as a user, in characters. */
export const VIEW_REASON_LENGTH = { min: 5, max: 200 } as const;
