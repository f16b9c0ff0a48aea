import { shopDate } from '../../../contract/shop-time.ts';
import { choiceOrDefaultParam, dateParam, idParam } from '../../../providers/url-state/url-params.ts';
import { type UrlStateOf, urlState } from '../../../providers/url-state/url-state.ts';
import { type DateRange, isDateRange, lastDays } from './date-range.ts';

export const PRESET_DAYS = [7, 30, 90] as const;

/** The period and account of the statistics: the user's own dates, or the last so many days. */
export const statisticsState = urlState({
  from: dateParam(),
  to: dateParam(),
  days: choiceOrDefaultParam(PRESET_DAYS, 30),
  userId: idParam({ name: 'user' }),
});

export type StatisticsState = UrlStateOf<typeof statisticsState>;

interface Period {
  range: DateRange;
  /** The preset; undefined for the user's own dates. */
  days: number | undefined;
}

/** An invalid pair of dates counts as none. */
export function periodOf({ from = '', to = '', days }: StatisticsState, today = shopDate()): Period {
  return isDateRange({ from, to }) ? { range: { from, to }, days: undefined } : { range: lastDays(days, today), days };
}
