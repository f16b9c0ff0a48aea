import { expect, test, vi } from 'vitest';
import { createLogThrottle } from '../../../src/server/platform/log-throttle.ts';

test('one event of an interval is written, the next says how many were skipped', () => {
  let now = 5_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const written: [string, number][] = [];
  const log = createLogThrottle<string>((event, skipped) => written.push([event, skipped]), 1_000);
  for (const [at, event] of [
    [5_000, 'a'],
    [5_001, 'b'],
    [5_999, 'c'],
    [6_000, 'd'],
    [7_000, 'e'],
  ] as const) {
    now = at;
    log(event);
  }
  expect(written).toEqual([
    ['a', 0],
    ['d', 2],
    ['e', 0],
  ]);
});
