import type { UsageDay } from '../../../contract/api-services/usage/schemas.ts';

const DAY_MS = 86_400_000;

export interface DaySum {
  day: string;
  calls: number;
  units: number;
  failed: number;
}

/** Each day of a period, the oldest first. */
export function daysOf(from: string, to: string): string[] {
  const days: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
}

/** The day some days before. */
export function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
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
