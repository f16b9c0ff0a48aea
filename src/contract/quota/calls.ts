import { defineCalls } from '../call.ts';
import type * as schemas from './schemas.ts';

export const quotaCalls = defineCalls<typeof schemas>()({
  getDeduct: { path: '/users/getDeductByRedis', access: 'session' },

  /**
   * Takes one lookup: free ones first, then daily packages, then counted ones. The same subject again within 24 hours is
   * free. Refused with 5005xx (passenger) or 5006xx (commercial): 01 no package, 02 today's are used up, 03 all are used
   * up, 04 the package has ended; a refusal takes nothing.
   */
  updateDeduct: { path: '/users/updateDeductToRedis', access: 'session' },

  /** The vehicles that the account may open again without a charge, and until when; the latest first. */
  listOpenVehicles: { path: '/users/listOpenVehicles', access: 'session' },

  /** The account's own rows; a main account's are those of its sub accounts too. The latest first; days are those of Shanghai. */
  listLedger: { path: '/users/listLedger', access: 'session' },
});
