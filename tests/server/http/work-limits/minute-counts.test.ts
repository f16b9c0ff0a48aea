import { expect, test } from 'vitest';
import { createMinuteCounts } from '../../../../src/server/http/work-limits/minute-counts.ts';

test('a minute begins with the first use and ends sixty seconds later, however many uses there were', () => {
  let now = 0;
  const counts = createMinuteCounts(() => now);
  expect([counts.add('a', 2), counts.add('a', 2)]).toEqual([0, 0]);
  now = 59_001;
  expect(counts.add('a', 2)).toBe(1);
  now = 60_000;
  expect(counts.add('a', 2)).toBe(0);
});

test('the wait is told in whole seconds, refused uses do not prolong it, and keys are counted apart', () => {
  let now = 10;
  const counts = createMinuteCounts(() => now);
  counts.add('a', 1);
  now = 1_000;
  expect(counts.add('a', 1)).toBe(60);
  now = 30_000;
  expect(counts.add('a', 1)).toBe(31);
  expect(counts.add('b', 1)).toBe(0);
});
