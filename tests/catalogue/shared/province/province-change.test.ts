import { expect, test } from 'vitest';
import {
  chargedClass,
  isFreeProvince,
  lookupsLeft,
} from '../../../../src/catalogue/shared/province/province-change.ts';
import { getDeduct } from '../../../../src/contract/quota/schemas.ts';
import { sampleOf } from '../../../support/bodies/sample.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');

test('the default is free, and a paid province until its day is over', () => {
  const paid = [{ provinceCode: '440000' as const, until: '2026-11-20T12:00:00.001Z' }];
  const state = { province: '110000' as const, paid };
  expect(isFreeProvince('110000', state, NOW)).toBe(true);
  expect(isFreeProvince('440000', state, NOW)).toBe(true);
  expect(isFreeProvince('440000', state, NOW + 1)).toBe(false);
  expect(isFreeProvince('310000', state, NOW)).toBe(false);
});

test('only the commercial parts screen uses commercial lookups', () => {
  expect(['/search/covParts', '/search/parts', '/search/oe'].map(chargedClass)).toEqual(['B', 'C', 'C']);
});

test('the lookups left are the sum of all sources of the class, and never negative', () => {
  const deduct = {
    ...getDeduct.result.parse(sampleOf(getDeduct.result)),
    pacFree: 3,
    dayLimitNum: 10,
    dayUsedNum: 12,
    canUseNum: 7,
    covFree: 1,
    covDaily: 2,
    covRemain: 4,
  };
  expect(lookupsLeft(deduct, 'C')).toEqual({ free: 3, daily: 0, count: 7, total: 10 });
  expect(lookupsLeft(deduct, 'B')).toEqual({ free: 1, daily: 2, count: 4, total: 7 });
});
