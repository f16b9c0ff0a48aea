import { expect, test } from 'vitest';
import { classCounts } from '../../../../src/catalogue/shared/quota/lookup-counts.ts';
import { deductWith } from './deduct-with.ts';

test('today is free plus remaining daily lookups, for passenger vehicles the limit minus the used ones', () => {
  const [pac, cov] = classCounts(
    deductWith({ pacFree: 2, dayLimitNum: 50, dayUsedNum: 12, canUseNum: 7, covFree: 1, covDaily: 9, covRemain: 30 }),
  );
  expect(pac).toMatchObject({ vehicleType: 'C', today: 40, free: 2, daily: 38, count: 7, total: 47 });
  expect(cov).toMatchObject({ vehicleType: 'B', today: 10, free: 1, daily: 9, count: 30, total: 40 });
});

test('passenger counts are never negative', () => {
  const [pac] = classCounts(deductWith({ pacFree: 0, dayLimitNum: 5, dayUsedNum: 9 }));
  expect(pac).toMatchObject({ today: 0, daily: 0, total: 0 });
});

test('the codes 500504 and 500604 mean expired', () => {
  const [pac, cov] = classCounts(deductWith({ pacStatus: '500504', covStatus: '500603' }));
  expect([pac.isExpired, pac.hasNone, cov.isExpired, cov.hasNone]).toEqual([true, true, false, false]);
  expect(classCounts(deductWith({ covStatus: '500604' }))[1]).toMatchObject({ isExpired: true, hasNone: true });
});
