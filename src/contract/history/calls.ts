import { type CatalogueCallSpec, defineCalls } from '../call.ts';
import type * as schemas from './schemas.ts';

export const historyCalls = defineCalls<typeof schemas, CatalogueCallSpec>()({
  /** Saves one use or one change of the marks. 900404 when the vehicle is not in the catalogue. */
  saveHist: { path: '/hist/save', access: 'session', charge: 'free: own' },

  getHist: { path: '/hist/get', access: 'session', isRead: true, charge: 'free: own', counted: 'own vehicles' },

  /** Vehicles whose VINs end in the text or, from nine characters, have its characters in order; of the whole company. */
  getHistByVin: { path: '/hist/vin', access: 'session', isRead: true, charge: 'free: own', counted: 'own vehicles' },

  /**
   * Merges the changes made on a device and returns the current history. Vehicles that no longer exist are left out.
   */
  syncHist: { path: '/hist/sync', access: 'session', charge: 'free: own', counted: 'own vehicles' },

  saveHistOe: { path: '/hist/oe/save', access: 'session', charge: 'free: own' },

  getHistOe: { path: '/hist/oe/get', access: 'session', isRead: true, charge: 'free: own' },

  syncHistOe: { path: '/hist/oe/sync', access: 'session', charge: 'free: own' },

  /** Saves a search made now. 900403 for another user's id. */
  saveHistoryOe: { path: '/api/PAGE_20103', access: 'session', charge: 'free: own' },
});
