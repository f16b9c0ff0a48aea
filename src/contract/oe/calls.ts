import { defineCalls } from '../call.ts';
import type * as schemas from './schemas.ts';

export const oeCalls = defineCalls<typeof schemas>()({
  /** 100200 with totalSize and failList when there is neither a success nor a match. */
  getPartListByBatchOe: { path: '/api/PAGE_20101', access: 'session', isSealed: true },

  /**
   * Reads the texts of a spreadsheet (.xlsx, .csv); nothing of it is kept. A table that is text is read in the `encoding`
   * that is named, else in the one that it seems to be in; the answer says which, null for a workbook. 3007xx for what
   * cannot be read.
   */
  uploadBatchOe: { path: '/api/PAGE_20102', access: 'session', upload: { maxBytes: 10 * 1024 * 1024 } },

  /** At least five characters of the key; 900400 names the place otherwise, 100100 when nothing has the number. */
  getPartListByOe: { path: '/api/PAGE_20008', access: 'session' },
});
