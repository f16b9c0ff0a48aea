import { defineCalls } from '../call.ts';
import type * as schemas from './schemas.ts';

export const historyCalls = defineCalls<typeof schemas>()({
  /** Keeps one use or one change of its marks. 900404 for a vehicle that is not in the catalogue. */
  saveHist: { path: '/hist/save', access: 'session' },

  getHist: { path: '/hist/get', access: 'session' },

  /** Merges what a device kept while it was alone, and gives what there is now. Vehicles that are gone are left out. */
  syncHist: { path: '/hist/sync', access: 'session' },

  saveHistOe: { path: '/hist/oe/save', access: 'session' },

  getHistOe: { path: '/hist/oe/get', access: 'session' },

  syncHistOe: { path: '/hist/oe/sync', access: 'session' },

  /** Keeps a search of now. The user is the session's own; 900403 for any other. */
  saveHistoryOe: { path: '/api/PAGE_20103', access: 'session' },
});
