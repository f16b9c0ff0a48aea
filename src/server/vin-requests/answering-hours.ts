/** A time in Asia/Shanghai. */
export interface ShanghaiClock {
  /** The date, YYYY-MM-DD. */
  date: string;
  /** Minutes since midnight. */
  minute: number;
}

const OPENS = 9 * 60;
const CLOSES = 18 * 60;
const DAY_MS = 86_400_000;

/** Monday to Friday, 9:00 to 18:00. */
export function isStaffed({ date, minute }: ShanghaiClock): boolean {
  return isWorkday(date) && minute >= OPENS && minute < CLOSES;
}

/** The next opening time as an ISO date with Shanghai's offset; null during opening hours. */
export function nextStaffed(clock: ShanghaiClock): string | null {
  if (isStaffed(clock)) return null;
  let { date } = clock;
  if (clock.minute >= OPENS) date = dayAfter(date);
  while (!isWorkday(date)) date = dayAfter(date);
  // Shanghai has no daylight saving time.
  return `${date}T09:00:00+08:00`;
}

function isWorkday(date: string): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekday >= 1 && weekday <= 5;
}

function dayAfter(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
}
