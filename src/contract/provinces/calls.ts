import { defineCalls } from '../call.ts';
import type * as schemas from './schemas.ts';

export const provinceCalls = defineCalls<typeof schemas>()({
  getProvince: { path: '/province/get', access: 'session' },

  iKnowProvince: { path: '/province/iKnow', access: 'session' },

  /**
   * Switches the price province. It takes one lookup of the class, unless the province is the user's default or was paid
   * for within the last 24 hours: the quota's codes refuse it, and then nothing is changed.
   */
  modifyProvince: { path: '/province/modify', access: 'session' },
});
