import { addDays } from '../../contract/days/calendar-days.ts';
import type { StatisticUnit } from '../../contract/statistics/schemas.ts';

/** The first day of the unit with this day; weeks begin on Monday, as in PostgreSQL. */
export function startOfUnit(day: string, unit: StatisticUnit): string {
  if (unit === 'day') return day;
  if (unit === 'month') return `${day.slice(0, 7)}-01`;
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}

export interface WholeMonths {
  /** The first days of the first and the last month, and of the one after it. */
  from: string;
  last: string;
  next: string;
}

/** The months that lie in a period with all their days. */
export function wholeMonths(from: string, to: string): WholeMonths | undefined {
  const first = startOfUnit(from, 'month') === from ? from : nextMonth(from);
  const next = startOfUnit(addDays(to, 1), 'month');
  return first < next ? { from: first, last: startOfUnit(addDays(next, -1), 'month'), next } : undefined;
}

const nextMonth = (day: string) => startOfUnit(addDays(startOfUnit(day, 'month'), 31), 'month');

export interface Span {
  /** The first day of the unit, also when it lies before the period. */
  key: string;
  from: string;
  to: string;
}

/** The days, weeks or months of a period; the first and last one are cut to it. */
export function spansOf(from: string, to: string, unit: StatisticUnit): Span[] {
  const spans: Span[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const key = startOfUnit(day, unit);
    const last = spans.at(-1);
    if (last?.key === key) last.to = day;
    else spans.push({ key, from: day, to: day });
  }
  return spans;
}
