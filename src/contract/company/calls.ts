import { defineCalls } from '../call.ts';
import type * as schemas from './schemas.ts';

export const companyCalls = defineCalls<typeof schemas>()({
  getCompany: { path: '/company/get', access: 'session' },

  /** The caller's own sub accounts; `search` is found in user name, contact name and phone. 900403 unless a main account. */
  listSubAccounts: { path: '/company/subAccount/list', access: 'session' },

  /**
   * A new general user under the caller, with its company, department, agency, platform and retail service. 300102 when the
   * user name is taken, 600701 when there are SUB_ACCOUNTS_MAX already.
   */
  addSubAccount: { path: '/company/subAccount/add', access: 'session' },

  editSubAccount: { path: '/company/subAccount/edit', access: 'session' },

  /** A disabled account is out at once on every device; what it holds stays its own until it is taken back. */
  disableSubAccount: { path: '/company/subAccount/disable', access: 'session' },

  /** A new password by the main account; every session of the sub account ends. */
  resetSubPassword: { path: '/company/subAccount/resetPassword', access: 'session' },

  /** Share the main account's lookups, or have an allocation; what was allocated and not used returns on sharing. */
  shareQuota: { path: '/company/subAccount/share', access: 'session' },

  listAllocations: { path: '/company/allocation/list', access: 'session' },

  /**
   * Gives a sub account lookups (of a daily package: lookups a day) out of one of the main account's packages, with its
   * end. 600702 when it has not so many left, 600703 when the sub account shares. The same operation again gives nothing.
   */
  allocateQuota: { path: '/company/allocation/add', access: 'session' },

  /** Takes back what was allocated and is not used; of a daily package, not what is used today. 600702 beyond that. */
  takeBackQuota: { path: '/company/allocation/takeBack', access: 'session' },

  addOperationLog: { path: '/operation-log/add', access: 'session' },

  listOperationLog: { path: '/operation-log/list', access: 'session' },

  /** One open request a class: 600704 for another. 900403 unless a sub account asks. */
  askPackage: { path: '/company/request/add', access: 'session' },

  /** A main account sees the requests of all its sub accounts, a sub account its own; those that wait first, then the newest. */
  listPackageRequests: { path: '/company/request/list', access: 'session' },

  /** 600705 unless it is the caller's own and still open. */
  withdrawPackageRequest: { path: '/company/request/withdraw', access: 'session' },

  /**
   * The main account's answer; what it gives is given in the same transaction. 600705 when it is answered or withdrawn
   * already, 600702 and 600703 as allocateQuota.
   */
  answerPackageRequest: { path: '/company/request/answer', access: 'session' },

  getPackageNews: { path: '/company/request/news', access: 'session' },

  /** The caller has seen the answers. */
  seePackageNews: { path: '/company/request/see', access: 'session' },

  /**
   * Both days count. A main account sees its whole company, or one account of it; a sub account itself alone. 900404 for
   * an account of another company.
   */
  getUseStatistics: { path: '/company/statistics', access: 'session' },
});
