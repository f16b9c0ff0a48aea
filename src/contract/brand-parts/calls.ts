import { type CatalogueCallSpec, defineCalls } from '../call.ts';
import type * as schemas from './schemas.ts';

export const brandPartCalls = defineCalls<typeof schemas, CatalogueCallSpec>()({
  getBrandPartList: {
    path: '/api/PAGE_20030',
    access: 'session',
    isRead: true,
    charge: 'free: number',
    isSealed: true,
  },

  getBrandPartInfoList: {
    path: '/api/PAGE_20031',
    access: 'session',
    isRead: true,
    charge: 'free: number',
    counted: 'prices',
    isSealed: true,
  },

  /**
   * Parts that do not fit the vehicle (gearbox, drive, trim, date, and serial if the VIN is known) are left out.
   * 100100: none.
   */
  getVehicleBrandParts: {
    path: '/api/PAGE_20401',
    access: 'session',
    isRead: true,
    work: 'search',
    charge: 'parts',
    isSealed: true,
  },

  /**
   * Without `by`, each way of reading the text is tried; the result says which one matched. 100100: none; 900400: the text is too
   * short (rules.ts).
   */
  searchBrandParts: {
    path: '/api/PAGE_20402',
    access: 'session',
    isRead: true,
    search: { kind: 'brandPart', field: 'text' },
    counted: 'numbers',
    charge: 'free: number',
    work: 'search',
    isSealed: true,
  },
});
