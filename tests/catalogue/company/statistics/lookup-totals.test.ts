import { expect, test } from 'vitest';
import { summarize } from '../../../../src/catalogue/company/statistics/lookup-totals.ts';

test('days are summarized by total, average and the first busiest day', () => {
  const days = [
    { day: '2026-03-01', C: 1, B: 0 },
    { day: '2026-03-02', C: 2, B: 2 },
    { day: '2026-03-03', C: 4, B: 0 },
  ];
  expect(summarize(days)).toEqual({ total: 9, average: 3, busiest: days[1], peak: 4 });
  expect(summarize([{ day: '2026-03-01', C: 0, B: 0 }])).toEqual({
    total: 0,
    average: 0,
    busiest: undefined,
    peak: 0,
  });
});
