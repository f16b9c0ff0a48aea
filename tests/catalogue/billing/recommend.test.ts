import { expect, test } from 'vitest';
import { monthCostFen, recommend } from '../../../src/catalogue/billing/recommend.ts';
import type { LookupUsage, Offer } from '../../../src/contract/billing/schemas.ts';

const noUsage: LookupUsage = { lookups: 0, activeDays: 0, peakDay: 0 };

function offerOf(packageId: number, overrides: Partial<Offer>): Offer {
  return {
    packageId,
    packageName: `${packageId}`,
    description: '',
    vehicleClass: 'C',
    kind: 'count',
    amount: 100,
    days: 180,
    priceFen: 12_000,
    formerPriceFen: null,
    isOnce: false,
    isBought: false,
    ...overrides,
  };
}

const hundred = offerOf(1, {});
const month = offerOf(2, { kind: 'daily', amount: 10, days: 30, priceFen: 9_800 });
const year = offerOf(3, { kind: 'daily', amount: 50, days: 365, priceFen: 168_000 });
const trial = offerOf(4, { amount: 20, days: 30, priceFen: 900, isOnce: true });
const both = offerOf(5, { vehicleClass: 'both', kind: 'daily', amount: 50, days: 365, priceFen: 1_000 });
const offers = [hundred, month, year, trial, both];
const recommended = (usage: Partial<Record<'C' | 'B', LookupUsage>>) =>
  recommend(offers, { C: noUsage, B: noUsage, ...usage }).map(({ vehicleClass, packageId }) => [
    vehicleClass,
    packageId,
  ]);

test('without lookups nothing is recommended', () => {
  expect(recommended({})).toEqual([]);
});

test('usage below the free lookups needs no package', () => {
  expect(recommended({ C: { lookups: 60, activeDays: 20, peakDay: 4 } })).toEqual([['C', null]]);
});

test('a day that used up the free lookups leads to a package', () => {
  expect(recommended({ C: { lookups: 5, activeDays: 1, peakDay: 5 } })).toEqual([['C', 1]]);
});

test('a few busy days are cheapest with a counted package, daily use by the month, heavy use by the year', () => {
  expect(recommended({ C: { lookups: 40, activeDays: 4, peakDay: 12 } })).toEqual([['C', 1]]);
  expect(recommended({ C: { lookups: 200, activeDays: 25, peakDay: 14 } })).toEqual([['C', 2]]);
  expect(recommended({ C: { lookups: 900, activeDays: 30, peakDay: 50 } })).toEqual([['C', 3]]);
});

test('a package for both classes is recommended only to users of both, a trial never', () => {
  const busy = { lookups: 200, activeDays: 25, peakDay: 14 };
  expect(recommended({ C: busy, B: busy })).toEqual([
    ['C', 5],
    ['B', 5],
  ]);
});

test('a daily package too small for the busiest day has an infinite cost', () => {
  expect(monthCostFen(month, { lookups: 200, activeDays: 25, peakDay: 16 })).toBe(Number.POSITIVE_INFINITY);
  expect(monthCostFen(month, { lookups: 200, activeDays: 25, peakDay: 15 })).toBe(9_800);
});
