import { expect, test } from 'vitest';
import { bucketsOf } from '../../../../src/server/api-services/usage/buckets.ts';

const boundsOf = (from: string, to: string, unit: 'day' | 'week' | 'month') =>
  bucketsOf({ from, to }, unit).map((bucket) => [bucket.from, bucket.to, bucket.days.length]);

test('weeks begin on Monday, and the first and last are cut at the ends of the period', () => {
  // 1 November 2026 is a Sunday.
  expect(boundsOf('2026-11-01', '2026-11-10', 'week')).toEqual([
    ['2026-11-01', '2026-11-01', 1],
    ['2026-11-02', '2026-11-08', 7],
    ['2026-11-09', '2026-11-10', 2],
  ]);
});

test('days and months cover the period without a gap', () => {
  expect(boundsOf('2026-02-27', '2026-03-02', 'day').map(([from]) => from)).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ]);
  expect(boundsOf('2026-01-15', '2026-03-02', 'month')).toEqual([
    ['2026-01-15', '2026-01-31', 17],
    ['2026-02-01', '2026-02-28', 28],
    ['2026-03-01', '2026-03-02', 2],
  ]);
});
