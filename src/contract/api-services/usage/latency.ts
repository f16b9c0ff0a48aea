/** Upper bounds in milliseconds of the classes by which answered calls are counted; the last class has no bound. */
export const latencyBounds = [5, 10, 20, 35, 50, 75, 100, 150, 250, 500, 1_000, 2_500, 5_000] as const;
/** Also in the table api_usage_day. */
export const LATENCY_BUCKETS = latencyBounds.length + 1;
/** The last class ends here for a percentile: no operation may take longer. */
const LONGEST_MS = 10_000;

/** The class of a call. */
export function latencyBucket(durationMs: number): number {
  const found = latencyBounds.findIndex((bound) => durationMs <= bound);
  return found < 0 ? latencyBounds.length : found;
}

/** A percentile of the counted calls in whole milliseconds, linear within its class; null without calls. */
export function latencyPercentile(counts: readonly number[], share: number): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const wanted = share * total;
  let before = 0;
  for (const [bucket, count] of counts.entries()) {
    if (count > 0 && before + count >= wanted) {
      const from = latencyBounds[bucket - 1] ?? 0;
      const to = latencyBounds[bucket] ?? LONGEST_MS;
      return Math.round(from + ((wanted - before) / count) * (to - from));
    }
    before += count;
  }
  return LONGEST_MS;
}
