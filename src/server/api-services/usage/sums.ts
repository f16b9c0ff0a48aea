import { LATENCY_BUCKETS, latencyPercentile } from '../../../contract/api-services/usage/latency.ts';
import type { CallCounts } from '../call-counts.ts';

/** The counts of some calls, with the classes of their latency. */
export interface CountedUsage extends CallCounts {
  latency: readonly number[];
}

export type Sums = Omit<CountedUsage, 'latency'> & { p50Ms: number | null; p95Ms: number | null };

const nothing: CountedUsage = {
  calls: 0,
  units: 0,
  refused: 0,
  errors: 0,
  limited: 0,
  empty: 0,
  repeated: 0,
  latency: Array.from({ length: LATENCY_BUCKETS }, () => 0),
};

export function addUsage(rows: readonly CountedUsage[]): CountedUsage {
  return rows.reduce(
    (sum, row) => ({
      calls: sum.calls + row.calls,
      units: sum.units + row.units,
      refused: sum.refused + row.refused,
      errors: sum.errors + row.errors,
      limited: sum.limited + row.limited,
      empty: sum.empty + row.empty,
      repeated: sum.repeated + row.repeated,
      latency: sum.latency.map((count, bucket) => count + (row.latency[bucket] ?? 0)),
    }),
    nothing,
  );
}

export function sumsOf({ calls, units, refused, errors, limited, empty, repeated, latency }: CountedUsage): Sums {
  return {
    calls,
    units,
    refused,
    errors,
    limited,
    empty,
    repeated,
    p50Ms: latencyPercentile(latency, 0.5),
    p95Ms: latencyPercentile(latency, 0.95),
  };
}

/** The percentage of calls that failed on our side, of those that were not refused; one decimal. */
export function errorPercentOf({ calls, refused, limited, errors }: CountedUsage): number {
  const answered = calls - refused - limited;
  return answered === 0 ? 0 : Math.round((1_000 * errors) / answered) / 10;
}
