import { defineCalls } from '../call.ts';
import type * as schemas from './schemas.ts';

export const historyCalls = defineCalls<typeof schemas>()({
  /** Saves one use or one change of the marks. 900404 when the vehicle is not in the catalogue. */
  saveHist: { path: '/hist/save', access: 'session' },

  getHist: { path: '/hist/get', access: 'session' },

  /**
   * Merges the changes made on a device and returns the current history. Vehicles that no longer exist are left out.
   */
  syncHist: { path: '/hist/sync', access: 'session' },

  saveHistOe: { path: '/hist/oe/save', access: 'session' },

  getHistOe: { path: '/hist/oe/get', access: 'session' },

  syncHistOe: { path: '/hist/oe/sync', access: 'session' },

  /** Saves a search made now. 900403 for another user's id. */
  saveHistoryOe: { path: '/api/PAGE_20103', access: 'session' },
});
