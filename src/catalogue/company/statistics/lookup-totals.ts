/** Lookups by vehicle class. */
export interface ClassTotals {
  C: number;
  B: number;
}

export function sumOf({ C, B }: ClassTotals): number {
  return C + B;
}

/** Total, daily average and the busiest day, the first of several; undefined without lookups. */
export function summarize(days: readonly (ClassTotals & { day: string })[]) {
  const total = days.reduce((sum, day) => sum + sumOf(day), 0);
  const peak = Math.max(0, ...days.map(sumOf));
  const busiest = peak === 0 ? undefined : days.find((day) => sumOf(day) === peak);
  return { total, average: days.length === 0 ? 0 : total / days.length, busiest, peak };
}
