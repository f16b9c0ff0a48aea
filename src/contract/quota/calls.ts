import { defineCalls } from '../call.ts';
import { CATALOGUE_USE_PAGE } from './rules.ts';
import type * as schemas from './schemas.ts';

export const quotaCalls = defineCalls<typeof schemas>()({
  getDeduct: { path: '/users/getDeductByRedis', access: 'session', isRead: true },

  /**
   * Charges one lookup: free ones first, then daily packages, then counted ones. Free for the same subject within 24
   * hours. Refused with 5005xx (passenger) or 5006xx (commercial): 01 no package, 02 today's used up, 03 all used up,
   * 04 package expired; a refusal charges nothing.
   */
  updateDeduct: { path: '/users/updateDeductToRedis', access: 'session' },

  /** Vehicles that the account can open without a charge, and until when; latest first. */
  listOpenVehicles: { path: '/users/listOpenVehicles', access: 'session', isRead: true },

  /** Numbers whose prices in every province the account can compare without a charge, and until when; latest first. */
  listOpenNumbers: { path: '/users/listOpenNumbers', access: 'session', isRead: true },

  /**
   * The account's charges and what refunds withdrew from it, for a main account also those of its sub accounts. Latest first;
   * days in Asia/Shanghai.
   */
  listLedger: { path: '/users/listLedger', access: 'session', isRead: true },

  /** What accounts, companies and networks were given of the catalogue by day: the latest day first, the most first. */
  catalogueUseList: { path: '/catalogueUse/list', access: CATALOGUE_USE_PAGE, work: 'search' },
});
