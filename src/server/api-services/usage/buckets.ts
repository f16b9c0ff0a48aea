import type { UsageUnit } from '../../../contract/api-services/usage/rules.ts';
import { DAY_MS } from '../../../contract/days/calendar-days.ts';
import type { Period } from './usage-repository.ts';

interface Bucket extends Period {
  days: readonly string[];
}

/** The days, weeks (from Monday) or months of a period, both ends included; the first and last may be cut. */
export function bucketsOf({ from, to }: Period, unit: UsageUnit): Bucket[] {
  const buckets = new Map<string, string[]>();
  for (let time = Date.parse(from); time <= Date.parse(to); time += DAY_MS) {
    const key = keyOf(time, unit);
    const days = buckets.get(key);
    if (days === undefined) buckets.set(key, [dayOf(time)]);
    else days.push(dayOf(time));
  }
  return [...buckets.values()].map((days) => ({ from: days[0] ?? from, to: days.at(-1) ?? to, days }));
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

function keyOf(time: number, unit: UsageUnit): string {
  if (unit === 'month') return dayOf(time).slice(0, 7);
  if (unit === 'day') return dayOf(time);
  const sinceMonday = (new Date(time).getUTCDay() + 6) % 7;
  return dayOf(time - sinceMonday * DAY_MS);
}
