import { defineCalls } from '../call.ts';
import { LOGO_MAX_BYTES } from './rules.ts';
import type * as schemas from './schemas.ts';

export const companyCalls = defineCalls<typeof schemas>()({
  getCompany: { path: '/company/get', access: 'session', isRead: true },

  /** The caller's sub accounts; `search` matches user name, contact name and phone. 900403 unless a main account. */
  listSubAccounts: { path: '/company/subAccount/list', access: 'session', isRead: true },

  /**
   * Adds a general user under the caller, with the caller's company, department, agency, platform and retail service.
   * 300102 user name taken, 600701 more than SUB_ACCOUNTS_MAX.
   */
  addSubAccount: { path: '/company/subAccount/add', access: 'session' },

  editSubAccount: { path: '/company/subAccount/edit', access: 'session' },

  /** Disabling ends every session of the account at once; its quota stays until it is taken back. */
  disableSubAccount: { path: '/company/subAccount/disable', access: 'session' },

  /** Sets a password and ends every session of the sub account. */
  resetSubPassword: { path: '/company/subAccount/resetPassword', access: 'session' },

  /**
   * Lets the sub account share the main account's lookups, or gives it its own allocation. Sharing returns what is
   * unused.
   */
  shareQuota: { path: '/company/subAccount/share', access: 'session' },

  /** The head of the company's papers; the same for its sub accounts. */
  getLetterhead: { path: '/company/letterhead/get', access: 'session', isRead: true },

  /** 900403 for a sub account, as for the logo. */
  saveLetterhead: { path: '/company/letterhead/save', access: 'session' },

  /** 300302 to 300304 for a file that is no usable picture. */
  saveLetterheadLogo: {
    path: '/company/letterhead/saveLogo',
    access: 'session',
    upload: { maxBytes: LOGO_MAX_BYTES },
  },

  deleteLetterheadLogo: { path: '/company/letterhead/deleteLogo', access: 'session' },

  listAllocations: { path: '/company/allocation/list', access: 'session', isRead: true },

  /**
   * Allocates lookups (per day for a daily package) from a package of the main account to a sub account; they expire
   * with the package. 600702 not enough left, 600703 the sub account shares. Repeating the idempotency key has no
   * effect.
   */
  allocateQuota: { path: '/company/allocation/add', access: 'session' },

  /** Takes back unused allocated lookups; for a daily package, except today's use. 600702 when more than that. */
  takeBackQuota: { path: '/company/allocation/takeBack', access: 'session' },

  addOperationLog: { path: '/operation-log/add', access: 'session' },

  listOperationLog: { path: '/operation-log/list', access: 'session', isRead: true },

  /** One open request per vehicle class: 600704 for another. 900403 unless a sub account. */
  askPackage: { path: '/company/request/add', access: 'session' },

  /**
   * All requests of the sub accounts for a main account, their own for a sub account; open ones first, then newest
   * first.
   */
  listPackageRequests: { path: '/company/request/list', access: 'session', isRead: true },

  /** 600705 unless it is the caller's own open request. */
  withdrawPackageRequest: { path: '/company/request/withdraw', access: 'session' },

  /**
   * The answer of the main account; allocates in the same transaction. 600705 when already answered or withdrawn,
   * 600702 and 600703 as in allocateQuota.
   */
  answerPackageRequest: { path: '/company/request/answer', access: 'session' },

  getPackageNews: { path: '/company/request/news', access: 'session', isRead: true },

  /** Marks the answers as seen. */
  seePackageNews: { path: '/company/request/see', access: 'session' },

  /**
   * Both days are inclusive. A main account sees the whole company or one of its accounts, a sub account only itself.
   * 900404 for an account of another company.
   */
  getUseStatistics: { path: '/company/statistics', access: 'session', isRead: true, work: 'heavy' },
});
