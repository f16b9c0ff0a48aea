export const DAY_MS = 86_400_000;

/**
 * The calendar date (YYYY-MM-DD) some days after another, or before it. Dates are the same in every zone, so they are
 * counted in UTC, which has no daylight saving time.
 */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The number of calendar dates from one to another, both included; 0 or less if the second is earlier. */
export function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}
