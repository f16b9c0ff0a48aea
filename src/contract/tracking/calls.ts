import { defineCalls } from '../call.ts';
import type * as schemas from './schemas.ts';

export const trackingCalls = defineCalls<typeof schemas>()({
  /** Chooses which points are recorded, all or none of them; 900410 if one was changed since it was read. */
  buriedPointSave: { path: '/buried/save', access: '/manager/buried:edit' },

  /** Visits by day (Asia/Shanghai) and point in the last `days` days, including today. */
  buriedCounts: { path: '/buried/counts', access: '/manager/buried' },

  /** How many users visited the points in this order in the last `days` days; 900404 for an unknown point. */
  buriedFunnel: { path: '/buried/funnel', access: '/manager/buried', work: 'search' },

  /**
   * Counts page visits, several in one request; only pages with an active point count. The user is taken from the
   * session; user fields that are sent must match it.
   */
  countClick: { path: '/click/count', access: 'open' },

  /** The database's clock, in milliseconds. */
  currentTime: { path: '/time/current', access: 'open', isRead: true },
});
