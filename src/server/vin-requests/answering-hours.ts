import { addDays } from '../../contract/days/calendar-days.ts';
/** A time in Asia/Shanghai. */
export interface ShanghaiClock {
  /** The date, YYYY-MM-DD. */
  date: string;
  /** Minutes since midnight. */
  minute: number;
}

const OPENS = 9 * 60;
const CLOSES = 18 * 60;

/** Monday to Friday, 9:00 to 18:00. */
export function isStaffed({ date, minute }: ShanghaiClock): boolean {
  return isWorkday(date) && minute >= OPENS && minute < CLOSES;
}

/** The next opening time as an ISO date with Shanghai's offset; null during opening hours. */
export function nextStaffed(clock: ShanghaiClock): string | null {
  if (isStaffed(clock)) return null;
  let { date } = clock;
  if (clock.minute >= OPENS) date = addDays(date, 1);
  while (!isWorkday(date)) date = addDays(date, 1);
  // Shanghai has no daylight saving time.
  return `${date}T09:00:00+08:00`;
}

function isWorkday(date: string): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekday >= 1 && weekday <= 5;
}
