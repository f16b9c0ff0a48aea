import { expect, test } from 'vitest';
import { wholeMonths } from '../../../src/server/statistics/days.ts';

test.each([
  ['2026-01-01', '2026-01-31', { from: '2026-01-01', last: '2026-01-01', next: '2026-02-01' }],
  ['2026-01-02', '2026-03-31', { from: '2026-02-01', last: '2026-03-01', next: '2026-04-01' }],
  ['2025-11-24', '2026-11-23', { from: '2025-12-01', last: '2026-10-01', next: '2026-11-01' }],
  ['2024-02-01', '2024-02-29', { from: '2024-02-01', last: '2024-02-01', next: '2024-03-01' }],
])('from %s to %s there are whole months', (from, to, expected) => {
  expect(wholeMonths(from, to)).toEqual(expected);
});

test.each([
  ['2026-01-02', '2026-02-27'],
  ['2026-01-31', '2026-01-31'],
  ['2024-02-01', '2024-02-28'],
])('from %s to %s there is none', (from, to) => {
  expect(wholeMonths(from, to)).toBeUndefined();
});
