import { defineCalls } from '../call.ts';
import type * as schemas from './schemas.ts';

export const workOrderCalls = defineCalls<typeof schemas>()({
  /** Many items at once, all or none; those that stand on the order already are left out and counted where that is asked. */
  savePartListItems: { path: '/part-list/savePartListItems', access: 'session' },

  /** Many changes at once, all or none: 900409 brings the items that stand otherwise than they were seen. */
  updatePartListItems: { path: '/part-list/updatePartListItems', access: 'session' },

  /** How the items of an order stand today, those that the catalogue knows, for comparison with what was seen. */
  getItemPresent: { path: '/part-list/getItemPresent', access: 'session' },

  /** Copies an order with its items, for the same vehicle or another, with the prices seen or today's. */
  copyPartList: { path: '/part-list/copyPartList', access: 'session' },

  /** 900409 when another remark than the one seen stands there. */
  modifyListRemark: { path: '/part-list/modifyListRemark', access: 'session' },

  /** Makes an order for a vehicle (or none), with its first items if there are any. */
  savePartList: { path: '/part-list/savePartList', access: 'session' },

  /** 300101 when the part already stands on the order. */
  savePartListItem: { path: '/part-list/savePartListItem', access: 'session' },

  /** The newest order of this vehicle (and VIN, where one is given) that can be continued. */
  indexForExist: { path: '/part-list/indexForExist', access: 'session' },

  removeItem: { path: '/part-list/removeItem', access: 'session' },

  /** Undoes removeItem; 300101 when the part has been added again since. */
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
