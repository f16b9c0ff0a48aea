import { defineCalls } from '../call.ts';
import type * as schemas from './schemas.ts';

export const trackingCalls = defineCalls<typeof schemas>()({
  /** Keeps one point by its code, new or not. */
  buriedPointSave: { path: '/buried/save', access: '/manager/buried:edit' },

  /** Visits by day and point, of the last so many days (of Asia/Shanghai), today among them. */
  buriedCounts: { path: '/buried/counts', access: '/manager/buried' },

  /**
   * Pages that were visited, many in one request. Only those are counted that staff have a point for which is on. Who
   * visited is taken from the session; what is sent of it besides must be the session's own.
   */
  countClick: { path: '/click/count', access: 'open' },

  /** The database's clock, in milliseconds. */
  currentTime: { path: '/time/current', access: 'open' },
});
