import { defineCalls } from '../call.ts';
import { START_PAGE, STATISTICS_PAGE } from './rules.ts';
import type * as schemas from './schemas.ts';

/** Days are those of Asia/Shanghai. Agents and sellers get the figures of the session's agency code only. */
export const statisticsCalls = defineCalls<typeof schemas>()({
  /** All metrics by time or by a group, with as many days before. */
  statisticSeries: { path: '/statistics/series', access: STATISTICS_PAGE, work: 'search' },

  /** The rows that a figure counts, newest first. 300241 beyond row 100,000. */
  statisticRows: { path: '/statistics/rows', access: STATISTICS_PAGE, work: 'search' },

  /** Today's figures against those of the same weekday a week ago, and what waits for the staff. */
  startFigures: { path: '/start/figures', access: START_PAGE },
});
