import { expect, test } from 'vitest';
import { createRestartDelay } from '../../../../src/server/platform/workers/restart-delay.ts';

test('a worker that keeps dying is started ever later, up to half a minute', () => {
  const delayOf = createRestartDelay();
  expect(Array.from({ length: 9 }, () => delayOf(10))).toEqual([
    500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000,
  ]);
});

test('a worker that has run for a minute is started again at once', () => {
  const delayOf = createRestartDelay();
  for (let death = 0; death < 5; death += 1) delayOf(10);
  expect([delayOf(60_000), delayOf(10)]).toEqual([500, 500]);
});
