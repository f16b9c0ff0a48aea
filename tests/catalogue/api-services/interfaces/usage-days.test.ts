import { expect, test } from 'vitest';
import { daysOf, sumByDay } from '../../../../src/catalogue/api-services/interfaces/usage-days.ts';
import type { UsageDay } from '../../../../src/contract/api-services/usage/schemas.ts';

const used = (day: string, given: Partial<UsageDay> = {}): UsageDay => ({
  day,
  interfaceCode: 'vinDecode',
  mode: 'live',
  calls: 10,
  units: 7,
  refused: 1,
  errors: 1,
  limited: 1,
  empty: 4,
  repeated: 0,
  p50Ms: 10,
  p95Ms: 20,
  ...given,
});

test('a period has each of its days, the first and the last included, over the end of a month', () => {
  expect(daysOf('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  expect(daysOf('2026-02-27', '2026-02-27')).toEqual(['2026-02-27']);
  expect(daysOf('2026-02-28', '2026-02-27')).toEqual([]);
});

test('the interfaces of a day are added up, days without calls are zero and others are left out', () => {
  const rows = [
    used('2026-03-01'),
    used('2026-03-01', { interfaceCode: 'partPrices', calls: 5, units: 0, limited: 2 }),
    used('2026-03-03'),
  ];
  expect(sumByDay(rows, { from: '2026-03-01', to: '2026-03-02' })).toEqual([
    { day: '2026-03-01', calls: 15, units: 7, failed: 7 },
    { day: '2026-03-02', calls: 0, units: 0, failed: 0 },
  ]);
});
