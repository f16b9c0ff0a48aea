/** Lookups of both classes. */
export interface ByClass {
  C: number;
  B: number;
}

export function sumOf({ C, B }: ByClass): number {
  return C + B;
}

/** What a span of days comes to; the busiest day is the first of those that are. */
export function sumUp(days: readonly (ByClass & { day: string })[]) {
  const total = days.reduce((sum, day) => sum + sumOf(day), 0);
  const most = Math.max(0, ...days.map(sumOf));
  const busiest = most === 0 ? undefined : days.find((day) => sumOf(day) === most);
  return { total, average: days.length === 0 ? 0 : total / days.length, busiest, most };
}
