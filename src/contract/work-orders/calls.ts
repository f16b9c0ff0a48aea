import { type CatalogueCallSpec, defineCalls } from '../call.ts';
import type * as schemas from './schemas.ts';

export const workOrderCalls = defineCalls<typeof schemas, CatalogueCallSpec>()({
  /**
   * Adds many items, all or none. With isPresentSkipped, items that are already on the order are skipped and counted.
   */
  savePartListItems: { path: '/part-list/savePartListItems', access: 'session', charge: 'free: own' },

  /**
   * Reads a chat message or list: VINs, vehicle names, part names, numbers and quantities. Nothing is stored or
   * sent to third parties. 300322 when it has too many lines, parts or vehicles.
   */
  readOrderText: {
    path: '/part-list/readOrderText',
    access: 'session',
    isRead: true,
    counted: 'vehicles',
    charge: 'free: search',
    work: 'search',
    isSealed: true,
  },

  /** The rows of the vehicle's parts book for many names and numbers: charged as opening its parts. */
  findOrderParts: {
    path: '/part-list/findOrderParts',
    access: 'session',
    isRead: true,
    charge: 'parts',
    work: 'search',
    isSealed: true,
  },

  /** Reads a list of VINs with plates and notes. Nothing is stored. 300323 when it has too many vehicles. */
  readFleet: {
    path: '/part-list/readFleet',
    access: 'session',
    isRead: true,
    counted: 'vehicles',
    charge: 'free: search',
    work: 'search',
    isSealed: true,
  },

  /** Changes many items, all or none: 900409 returns the items that someone else changed. */
  updatePartListItems: { path: '/part-list/updatePartListItems', access: 'session', charge: 'free: own' },

  /** Today's prices and replacements of an order's items, for those that the catalogue knows. */
  getItemPresent: {
    path: '/part-list/getItemPresent',
    access: 'session',
    isRead: true,
    charge: 'free: open provinces',
  },

  /** Copies an order with its items, to the same vehicle or another, with the saved prices or today's. */
  copyPartList: { path: '/part-list/copyPartList', access: 'session', charge: 'free: open provinces', work: 'heavy' },

  /** 900409 when the remark is not the one in `seen`. */
  modifyListRemark: { path: '/part-list/modifyListRemark', access: 'session', charge: 'free: own' },

  /** The customer's name and plate, for paper. 900409 when a text is not the one in `seen`. */
  modifyListCustomer: { path: '/part-list/modifyListCustomer', access: 'session', charge: 'free: own' },

  /** Adds an order for a vehicle (or none), with its first items if given. 300121 when the account has too many. */
  savePartList: { path: '/part-list/savePartList', access: 'session', charge: 'free: own' },

  /** 300101 when the part is already on the order. */
  savePartListItem: { path: '/part-list/savePartListItem', access: 'session', charge: 'free: own' },

  /** The newest order of this vehicle (and VIN, if given) that can be continued. */
  indexForExist: { path: '/part-list/indexForExist', access: 'session', isRead: true, charge: 'free: own' },

  removeItem: { path: '/part-list/removeItem', access: 'session', charge: 'free: own' },

  /** Undoes removeItem; 300101 when the part was added again in the meantime. */
  restoreItem: { path: '/part-list/restoreItem', access: 'session', charge: 'free: own' },

  getItem: { path: '/part-list/getItem', access: 'session', isRead: true, charge: 'free: own' },

  getPartListLimitOne: { path: '/part-list/getPartListLimitOne', access: 'session', isRead: true, charge: 'free: own' },

  getPartListCount: { path: '/part-list/getPartListCount', access: 'session', isRead: true, charge: 'free: own' },

  getList: { path: '/part-list/getList', access: 'session', isRead: true, charge: 'free: own' },

  /** The check-up of an order's lines: doubled, superseded and discontinued numbers, missing prices. */
  checkOrder: { path: '/part-list/checkOrder', access: 'session', isRead: true, charge: 'free: own' },

  /**
   * The check-up against the vehicle's parts book: misfits, missing counterparts, parts that must be renewed, work. Charged
   * as opening the vehicle's parts.
   */
  checkOrderFit: {
    path: '/part-list/checkOrderFit',
    access: 'session',
    isRead: true,
    charge: 'parts',
    work: 'search',
    isSealed: true,
  },

  /** Dismisses findings of a check-up for everyone who sees the order, or takes that back. */
  dismissFindings: { path: '/part-list/dismissFindings', access: 'session', charge: 'free: own' },

  /** The accounts whose orders the caller may see: those of the company. */
  getOrderPeople: { path: '/part-list/getOrderPeople', access: 'session', isRead: true, charge: 'free: own' },

  /** Who changed what of an order, newest first. */
  getOrderChanges: { path: '/part-list/getOrderChanges', access: 'session', isRead: true, charge: 'free: own' },

  getPartList: { path: '/part-list/getPartList', access: 'session', isRead: true, charge: 'free: own' },

  modifyListName: { path: '/part-list/modifyListName', access: 'session', charge: 'free: own' },

  /** 300321 for an order of another account, unless the caller has the company's main account. */
  removeList: { path: '/part-list/removeList', access: 'session', charge: 'free: own' },

  /** Undoes removeList. */
  restoreList: { path: '/part-list/restoreList', access: 'session', charge: 'free: own' },

  updatePartListItem: { path: '/part-list/updatePartListItem', access: 'session', charge: 'free: own' },
});
