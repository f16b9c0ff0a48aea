import { type CatalogueCallSpec, defineCalls } from '../call.ts';
import type * as schemas from './schemas.ts';

export const priceCalls = defineCalls<typeof schemas, CatalogueCallSpec>()({
  getPartPrices: { path: '/api/PAGE_20005', access: 'session', isRead: true, charge: 'province', counted: 'prices' },

  getCovPartPrices: { path: '/api/PAGE_20009', access: 'session', isRead: true, charge: 'province', counted: 'prices' },

  getPartPriceList: {
    path: '/api/PAGE_20010',
    access: 'session',
    isRead: true,
    charge: 'province',
    counted: 'prices',
    isSealed: true,
  },

  getCovPartPriceList: {
    path: '/api/PAGE_20011',
    access: 'session',
    isRead: true,
    charge: 'province',
    counted: 'prices',
    isSealed: true,
  },

  /** A number's prices in every province, for each make that uses it; 100100 when it or its price is unknown. */
  getPartPriceListByOe: {
    path: '/api/PAGE_20012',
    access: 'session',
    isRead: true,
    charge: 'provinces',
    isSealed: true,
  },

  /**
   * E-commerce price history, newest first. 800014 (400201 on qpzj) when the account has no e-commerce price service; a
   * number without quotes has an empty list.
   */
  getEPrice: { path: '/api/PAGE_20013', access: 'session', isRead: true, charge: 'province', counted: 'prices' },
});
