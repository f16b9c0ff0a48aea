import { addDays } from '../../contract/days/calendar-days.ts';

/** The first and last day of a calendar date's month. */
export function monthOf(date: string): { from: string; to: string } {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return {
    from: `${date.slice(0, 7)}-01`,
    to: new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10),
  };
}

/** The same days of the month before: whole months, as periods are compared. */
export function monthBefore(date: string): { from: string; to: string } {
  return monthOf(addDays(monthOf(date).from, -1));
}
