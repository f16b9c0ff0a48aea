import { expect, test } from 'vitest';
import { FREE_LOOKUPS_PER_DAY } from '../../../src/contract/quota/rules.ts';
import {
  deductOf,
  type Held,
  type HeldPackage,
  remainingOf,
  sourcesOf,
  stateOf,
} from '../../../src/server/quota/standing.ts';

const held = (packages: Partial<HeldPackage>[] = [], freeUsed = 0): Held => ({
  freeUsed,
  freeLimit: FREE_LOOKUPS_PER_DAY,
  packages: packages.map((given, index) => ({
    packageId: index + 1,
    vehicleClass: 'C',
    kind: 'count',
    amount: 10,
    used: 0,
    usedToday: 0,
    isLive: true,
    isEnded: false,
    expiresAt: '2027-01-01T00:00:00+00:00',
    ...given,
  })),
});

test('without a package there are only the free lookups, and the status says that none was bought', () => {
  expect(deductOf(held(), held([], 2), false)).toEqual({
    pacFree: FREE_LOOKUPS_PER_DAY,
    dayLimitNum: 0,
    dayUsedNum: 0,
    canUseNum: 0,
    maxLimitNum: 0,
    userType: 0,
    pacExpTime: null,
    pacStatus: '500501',
    covFree: FREE_LOOKUPS_PER_DAY - 2,
    covDaily: 0,
    covRemain: 0,
    covTotal: 0,
    covUsed: 0,
    covUserType: 0,
    covExpTime: null,
    covStatus: '500601',
    isShared: false,
  });
});

test('an allocation has no free lookups', () => {
  const allocation = { ...held([{ used: 4 }]), freeLimit: 0 };
  expect(remainingOf(allocation)).toBe(6);
  expect(sourcesOf(allocation)).toEqual([{ source: 'count', packageId: 1, limit: 10 }]);
  expect(deductOf({ ...held(), freeLimit: 0 }, allocation, false)).toMatchObject({
    pacFree: 0,
    covFree: 0,
    covRemain: 6,
  });
});

test('active packages are summed, with the latest expiry', () => {
  const both = held([
    { kind: 'daily', amount: 50, usedToday: 12 },
    { used: 4 },
    { amount: 100, used: 1, expiresAt: '2027-06-01T08:00:00+08:00' },
  ]);
  expect(remainingOf(both)).toBe(FREE_LOOKUPS_PER_DAY + 38 + 6 + 99);
  expect(deductOf(both, both, true)).toMatchObject({
    dayLimitNum: 50,
    dayUsedNum: 12,
    canUseNum: 105,
    maxLimitNum: 110,
    userType: 1,
    pacExpTime: '2027-06-01T00:00:00.000Z',
    pacStatus: '000000',
    covDaily: 38,
    covRemain: 105,
    covTotal: 110,
    covUsed: 5,
    isShared: true,
  });
});

test('an expired package has nothing left, and the status says that it has expired', () => {
  const ended = held([{ isLive: false, isEnded: true, expiresAt: '2026-01-01T00:00:00+00:00' }]);
  expect(remainingOf(ended)).toBe(FREE_LOOKUPS_PER_DAY);
  expect(deductOf(ended, held(), false)).toMatchObject({
    pacStatus: '500504',
    pacExpTime: '2026-01-01T00:00:00.000Z',
    canUseNum: 0,
    userType: 0,
  });
});

test('used up today and used up in total have different states', () => {
  const daily: Partial<HeldPackage> = { kind: 'daily', usedToday: 10 };
  expect(stateOf(held([daily]))).toBe('02');
  expect(stateOf(held([{ used: 10 }]))).toBe('03');
  expect(stateOf(held([daily, { used: 10 }]))).toBe('02');
  expect(stateOf(held([{ used: 10 }, { isLive: false, isEnded: true }]))).toBe('03');
});
