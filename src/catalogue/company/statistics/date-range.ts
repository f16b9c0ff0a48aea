import dayjs from 'dayjs';
import { STATISTICS_DAYS_MAX } from '../../../contract/company/rules.ts';
import { shopDate } from '../../../contract/shop-time.ts';

/** ISO dates in the shop's time zone, both included. */
export interface DateRange {
  from: string;
  to: string;
}

/** The last `days` days, including today. */
export function lastDays(days: number, today = shopDate()): DateRange {
  return {
    from: dayjs(today)
      .subtract(days - 1, 'day')
      .format('YYYY-MM-DD'),
    to: today,
  };
}

/** Whether both dates exist and the range is from one day to the longest that statistics cover. */
export function isDateRange({ from, to }: DateRange): boolean {
  const days = dayjs(to).diff(dayjs(from), 'day') + 1;
  return isDate(from) && isDate(to) && days >= 1 && days <= STATISTICS_DAYS_MAX;
}

function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dayjs(text).format('YYYY-MM-DD') === text;
}
