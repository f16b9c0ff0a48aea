import { expect, test } from 'vitest';
import { createLagMeter } from '../../../../../src/server/platform/db/cluster/lag.ts';

function meterOf(...samples: [atMs: number, position: number][]) {
  const meter = createLagMeter();
  for (const [atMs, position] of samples) meter.addPrimary({ atMs, position });
  return meter;
}

test('the lag is unknown before the primary has answered, and for a reader behind everything known', () => {
  expect(meterOf().lagOf(100)).toBe(Number.POSITIVE_INFINITY);
  expect(meterOf([0, 100], [500, 200]).lagOf(99)).toBe(Number.POSITIVE_INFINITY);
});

test('a reader is as late as the last known position that it has replayed', () => {
  const meter = meterOf([0, 100], [500, 200], [1_000, 300]);
  expect([100, 199, 200, 300, 400].map(meter.lagOf)).toEqual([1_000, 1_000, 500, 0, 0]);
});

test('a reader that has replayed all of an idle primary is not late', () => {
  expect(meterOf([0, 100], [60_000, 100], [120_000, 100]).lagOf(100)).toBe(0);
});
