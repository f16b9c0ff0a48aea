import { countDays } from '../../contract/days/calendar-days.ts';

/** Days from one ISO date to another; negative if the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return countDays(from, to) - 1;
}
