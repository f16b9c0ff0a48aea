import { defineCalls } from '../call.ts';
import type * as schemas from './schemas.ts';

export const workOrderCalls = defineCalls<typeof schemas>()({
  /**
   * Adds many items, all or none. With isPresentSkipped, items that are already on the order are skipped and counted.
   */
  savePartListItems: { path: '/part-list/savePartListItems', access: 'session' },

  /** Changes many items, all or none: 900409 returns the items that someone else changed. */
  updatePartListItems: { path: '/part-list/updatePartListItems', access: 'session' },

  /** Today's prices and replacements of an order's items, for those that the catalogue knows. */
  getItemPresent: { path: '/part-list/getItemPresent', access: 'session' },

  /** Copies an order with its items, to the same vehicle or another, with the saved prices or today's. */
  copyPartList: { path: '/part-list/copyPartList', access: 'session', work: 'heavy' },

  /** 900409 when the remark is not the one in `seen`. */
  modifyListRemark: { path: '/part-list/modifyListRemark', access: 'session' },

  /** Adds an order for a vehicle (or none), with its first items if given. */
  savePartList: { path: '/part-list/savePartList', access: 'session' },

  /** 300101 when the part is already on the order. */
  savePartListItem: { path: '/part-list/savePartListItem', access: 'session' },

  /** The newest order of this vehicle (and VIN, if given) that can be continued. */
  indexForExist: { path: '/part-list/indexForExist', access: 'session' },

  removeItem: { path: '/part-list/removeItem', access: 'session' },

  /** Undoes removeItem; 300101 when the part was added again in the meantime. */
  restoreItem: { path: '/part-list/restoreItem', access: 'session' },

  getItem: { path: '/part-list/getItem', access: 'session' },

  getPartListLimitOne: { path: '/part-list/getPartListLimitOne', access: 'session' },

  getPartListCount: { path: '/part-list/getPartListCount', access: 'session' },

  getList: { path: '/part-list/getList', access: 'session' },

  getPartList: { path: '/part-list/getPartList', access: 'session' },

  modifyListName: { path: '/part-list/modifyListName', access: 'session' },

  removeList: { path: '/part-list/removeList', access: 'session' },

  /** Undoes removeList. */
  restoreList: { path: '/part-list/restoreList', access: 'session' },

  updatePartListItem: { path: '/part-list/updatePartListItem', access: 'session' },
});
