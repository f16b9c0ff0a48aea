import { defineCalls } from '../call.ts';
import type * as schemas from './schemas.ts';

export const provinceCalls = defineCalls<typeof schemas>()({
  getProvince: { path: '/province/get', access: 'session', isRead: true },

  iKnowProvince: { path: '/province/iKnow', access: 'session' },

  /**
   * Switches the price province. Charges one lookup of the class, unless the province is the user's default or was paid
   * for in the last 24 hours; refused with the quota's codes, and then nothing changes.
   */
  modifyProvince: { path: '/province/modify', access: 'session' },
});
