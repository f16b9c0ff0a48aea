import { expect, test } from 'vitest';
import { LATENCY_BUCKETS } from '../../../../src/contract/api-services/usage/latency.ts';
import { addUsage, type CountedUsage, sumsOf } from '../../../../src/server/api-services/usage/sums.ts';

const usage = (calls: number, bucket: number, given: Partial<CountedUsage> = {}): CountedUsage => ({
  ...{ calls, units: 0, refused: 0, errors: 0, limited: 0, empty: 0, repeated: 0 },
  latency: Array.from({ length: LATENCY_BUCKETS }, (_, index) => (index === bucket ? calls : 0)),
  ...given,
});

test('percentiles are those of all calls together, not means of the days', () => {
  const slow = sumsOf(usage(1, 12));
  const fast = sumsOf(usage(99, 2));
  const together = sumsOf(addUsage([usage(1, 12), usage(99, 2)]));
  expect([together.p50Ms, together.p95Ms]).toEqual([fast.p50Ms, fast.p95Ms]);
  expect(slow.p50Ms).toBeGreaterThan(fast.p50Ms ?? 0);
});

test('each count is added to its own, and nothing has no percentiles', () => {
  const total = addUsage([usage(2, 1, { units: 3, errors: 1 }), usage(5, 1, { units: 4, limited: 2 })]);
  expect(sumsOf(total)).toMatchObject({ calls: 7, units: 7, errors: 1, limited: 2, refused: 0, empty: 0, repeated: 0 });
  expect(sumsOf(addUsage([]))).toMatchObject({ calls: 0, p50Ms: null, p95Ms: null });
});
