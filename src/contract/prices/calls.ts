import { defineCalls } from '../call.ts';
import type * as schemas from './schemas.ts';

export const priceCalls = defineCalls<typeof schemas>()({
  getPartPrices: { path: '/api/PAGE_20005', access: 'session' },

  getCovPartPrices: { path: '/api/PAGE_20009', access: 'session' },

  getPartPriceList: { path: '/api/PAGE_20010', access: 'session', isSealed: true },

  getCovPartPriceList: { path: '/api/PAGE_20011', access: 'session', isSealed: true },

  /** One number in every province, for each make that uses it; 100100 when nothing has it or knows its price. */
  getPartPriceListByOe: { path: '/api/PAGE_20012', access: 'session', isSealed: true },

  /**
   * E-commerce history prices, newest first by quoteTime. 800014 (400201 on qpzj) where the account has no e-commerce price
   * service; a number without quotes has an empty list.
   */
  getEPrice: { path: '/api/PAGE_20013', access: 'session' },
});
