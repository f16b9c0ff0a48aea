import { defineCalls } from '../call.ts';
import {
  ACCOUNT_PAGE,
  USER_EDIT_POWER,
  USER_NUMBER_POWER,
  USER_PAGE,
  USER_PHONE_POWER,
  USER_QUOTA_POWER,
  USER_RESET_POWER,
  USER_ROLE_POWER,
  USER_SESSION_POWER,
  USER_STATE_POWER,
} from './rules.ts';
import type * as schemas from './schemas.ts';

/**
 * Agents and sellers see and change only users of the session's agency code; any other user is missing (900404). Users
 * with powers that the caller lacks are seen, but not changed (300202).
 */
export const usersCalls = defineCalls<typeof schemas>()({
  /** The entries of the dictionary 公司类型, as the filter of the user list offers them. */
  companyTypes: { path: '/users/companyType/list', access: USER_PAGE },

  userChoices: { path: '/users/staffChoices', access: USER_PAGE },

  grantableRoles: { path: '/users/roles/grantable', access: USER_ROLE_POWER },

  agencyCodes: { path: '/users/agency/list', access: USER_EDIT_POWER },

  /** The number of users of a class: 1 general, 2 agent, 3 seller, 4 manager. */
  countUsers: { path: '/users/count', access: USER_PAGE },

  /**
   * Changes the given fields; 900410 if the user has changed since it was read. `disparity` gives lookups along with it,
   * which needs the power of giveUserLookups.
   */
  updateUser: { path: '/users/update/user', access: USER_EDIT_POWER },

  /** Gives counted passenger lookups for a year, as a package of the user's quota holder. */
  giveUserLookups: { path: '/users/give/lookups', access: USER_QUOTA_POWER },

  /**
   * Gives a user to the seller or agent with the code, or to nobody. 300201 for an agent or seller who names another's
   * code, 600308 for a code that no agent or seller has, 300206 for a sub account, which follows its main account.
   */
  setAgency: { path: '/users/update/agency', access: USER_EDIT_POWER },

  /**
   * Also ends the user's sessions. 300104 for the caller's own role, or a role with a power that the caller lacks; 300105 for the
   * last manager; 300204 for an agent or seller without an agency code; 300207 for a sub account.
   */
  updateUserRole: { path: '/users/update/role', access: USER_ROLE_POWER },

  /** Disabling ends the user's sessions on every node within a second. 300203 for oneself, 300105 for the last manager. */
  setUserState: { path: '/users/update/state', access: USER_STATE_POWER },

  /** A code by which the user sets a new password (`resetByCode`); the present password stays valid until then. */
  passwordReset: { path: '/users/password/reset', access: USER_RESET_POWER },

  /**
   * Changes the phone number and ends the user's sessions. 300203 for oneself, 301022 for the present number, 600105 for
   * that of another account.
   */
  setUserPhone: { path: '/users/phone/change', access: USER_NUMBER_POWER },

  /** The whole phone number; recorded in the audit. */
  revealPhone: { path: '/users/phone/reveal', access: USER_PHONE_POWER },

  listUserSessions: { path: '/users/staff/sessions', access: USER_PAGE },

  endUserSessions: { path: '/users/staff/sessions/end', access: USER_SESSION_POWER },

  getUserQuota: { path: '/users/staff/quota', access: USER_PAGE },

  listUserLedger: { path: '/users/staff/ledger', access: USER_PAGE, work: 'search' },

  listUserPurchases: { path: '/users/staff/purchases', access: USER_PAGE },

  listUserWorkOrders: { path: '/users/staff/workOrders', access: USER_PAGE },

  accountTypes: { path: '/users/accountType/list', access: ACCOUNT_PAGE, work: 'search' },

  /** 100100 when there is none. */
  usersByAccountType: { path: '/users/accountType/users', access: ACCOUNT_PAGE, work: 'search' },

  /** Sub accounts, also those of one main account; 100100 when there is none. */
  usersByChildType: { path: '/users/childType/users', access: ACCOUNT_PAGE, work: 'search' },
});
