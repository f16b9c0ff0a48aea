import { shopDate } from '../shop-time.ts';
import { addDays } from './calendar-days.ts';

/** Days relative to today in the shop's time zone. A link or saved view with one of them moves on with the calendar. */
export const relativeDays = [
  'beforeToday',
  'today',
  'yesterday',
  'last7Days',
  'last30Days',
  'thisWeek',
  'thisMonth',
  'lastMonth',
  'thisYear',
  'next7Days',
] as const;
export type RelativeDays = (typeof relativeDays)[number];

/** Without `from` it has no beginning. */
export interface DayRange {
  from?: string;
  to: string;
}

export function isRelativeDays(value: unknown): value is RelativeDays {
  return relativeDays.some((name) => name === value);
}

/** The days as calendar dates, both included. The last 7 days include today; weeks begin on Monday. */
export function relativeDayRange(name: RelativeDays, today: string = shopDate()): DayRange {
  const [year, month] = [today.slice(0, 4), today.slice(0, 7)];
  switch (name) {
    case 'beforeToday':
      return { to: addDays(today, -1) };
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case 'last7Days':
      return { from: addDays(today, -6), to: today };
    case 'last30Days':
      return { from: addDays(today, -29), to: today };
    case 'thisWeek': {
      const monday = addDays(today, -((new Date(today).getUTCDay() + 6) % 7));
      return { from: monday, to: addDays(monday, 6) };
    }
    case 'thisMonth':
      return { from: `${month}-01`, to: lastDayOf(month) };
    case 'lastMonth': {
      const before = addDays(`${month}-01`, -1).slice(0, 7);
      return { from: `${before}-01`, to: lastDayOf(before) };
    }
    case 'thisYear':
      return { from: `${year}-01-01`, to: `${year}-12-31` };
    case 'next7Days':
      return { from: today, to: addDays(today, 6) };
  }
}

function lastDayOf(month: string): string {
  const firstOfNext = addDays(`${month}-01`, 31).slice(0, 7);
  return addDays(`${firstOfNext}-01`, -1);
}
