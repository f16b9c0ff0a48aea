import { expect, test } from 'vitest';
import {
  LATENCY_BUCKETS,
  latencyBounds,
  latencyBucket,
  latencyPercentile,
} from '../../../src/contract/api-services/usage/latency.ts';

const countsOf = (durations: readonly number[]) => {
  const counts = Array.from({ length: LATENCY_BUCKETS }, () => 0);
  for (const duration of durations) counts[latencyBucket(duration)] = (counts[latencyBucket(duration)] ?? 0) + 1;
  return counts;
};

test('a call is counted in the class whose upper bound it does not exceed, and in the last one beyond all', () => {
  expect([0, 5, 6, 5_000, 5_001].map(latencyBucket)).toEqual([0, 0, 1, 12, 13]);
  expect(LATENCY_BUCKETS).toBe(latencyBounds.length + 1);
});

test('a percentile lies in the class of the call that it names', () => {
  const durations = Array.from({ length: 100 }, (_, index) => index * 4);
  for (const share of [0.5, 0.95]) {
    const exact = durations[Math.ceil(share * durations.length) - 1] ?? 0;
    expect(latencyBucket(latencyPercentile(countsOf(durations), share) ?? -1)).toBe(latencyBucket(exact));
  }
});

test('without calls there is no percentile', () => {
  expect(latencyPercentile(countsOf([]), 0.5)).toBeNull();
});
