import type { UsageDay } from '../../../contract/api-services/usage/schemas.ts';
import { addDays } from '../../../contract/days/calendar-days.ts';

export interface DaySum {
  day: string;
  calls: number;
  units: number;
  failed: number;
}

/** Each day of a period, the oldest first. */
export function daysOf(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The sums of each day of a period over its interfaces; days without calls are zero. */
export function sumByDay(rows: readonly UsageDay[], { from, to }: { from: string; to: string }): DaySum[] {
  const sums = new Map(daysOf(from, to).map((day) => [day, { day, calls: 0, units: 0, failed: 0 }]));
  for (const { day, calls, units, errors, refused, limited } of rows) {
    const sum = sums.get(day);
    if (sum === undefined) continue;
    sum.calls += calls;
    sum.units += units;
    sum.failed += errors + refused + limited;
  }
  return [...sums.values()];
}
