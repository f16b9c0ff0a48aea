import { type CatalogueCallSpec, defineCalls } from '../call.ts';
import type * as schemas from './schemas.ts';

export const oeCalls = defineCalls<typeof schemas, CatalogueCallSpec>()({
  /** 100200 with totalSize and failList when nothing is found. */
  getPartListByBatchOe: {
    path: '/api/PAGE_20101',
    access: 'session',
    isRead: true,
    counted: 'numbers',
    charge: 'province',
    work: 'heavy',
    isSealed: true,
  },

  /**
   * Reads the texts of a spreadsheet (.xlsx, .csv) without storing it. A text table is decoded as `encoding`, or as
   * detected; the result names the encoding, null for a workbook. 3007xx when it cannot be read.
   */
  uploadBatchOe: {
    path: '/api/PAGE_20102',
    access: 'session',
    charge: 'free: own',
    work: 'heavy',
    upload: { maxBytes: 10 * 1024 * 1024 },
  },

  /** The key needs at least five characters (900400). 100100 when no make has the number. */
  getPartListByOe: {
    path: '/api/PAGE_20008',
    access: 'session',
    isRead: true,
    search: { kind: 'oe', field: 'oe' },
    counted: 'numbers',
    charge: 'province',
    work: 'search',
  },
});
