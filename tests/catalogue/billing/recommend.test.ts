import { expect, test } from 'vitest';
import { monthCostFen, recommend } from '../../../src/catalogue/billing/recommend.ts';
import type { LookupUsage, Offer } from '../../../src/contract/billing/schemas.ts';

const none: LookupUsage = { lookups: 0, activeDays: 0, peakDay: 0 };

function offerOf(packageId: number, given: Partial<Offer>): Offer {
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
    ...given,
  };
}

const hundred = offerOf(1, {});
const month = offerOf(2, { kind: 'daily', amount: 10, days: 30, priceFen: 9_800 });
const year = offerOf(3, { kind: 'daily', amount: 50, days: 365, priceFen: 168_000 });
const trial = offerOf(4, { amount: 20, days: 30, priceFen: 900, isOnce: true });
const both = offerOf(5, { vehicleClass: 'both', kind: 'daily', amount: 50, days: 365, priceFen: 1_000 });
const offers = [hundred, month, year, trial, both];
const chosen = (use: Partial<Record<'C' | 'B', LookupUsage>>) =>
  recommend(offers, { C: none, B: none, ...use }).map(({ vehicleClass, packageId }) => [vehicleClass, packageId]);

test('nobody who looks up nothing is told what to buy', () => {
  expect(chosen({})).toEqual([]);
});

test('whoever never used up the free lookups needs no package', () => {
  expect(chosen({ C: { lookups: 60, activeDays: 20, peakDay: 4 } })).toEqual([['C', null]]);
});

test('whoever used up the free lookups is not told that they are enough', () => {
  expect(chosen({ C: { lookups: 5, activeDays: 1, peakDay: 5 } })).toEqual([['C', 1]]);
});

test('a few busy days are cheapest by the lookup, every day by the month, very many by the year', () => {
  expect(chosen({ C: { lookups: 40, activeDays: 4, peakDay: 12 } })).toEqual([['C', 1]]);
  expect(chosen({ C: { lookups: 200, activeDays: 25, peakDay: 14 } })).toEqual([['C', 2]]);
  expect(chosen({ C: { lookups: 900, activeDays: 30, peakDay: 50 } })).toEqual([['C', 3]]);
});

test('a package for both classes is offered to those alone who use both, and a trial to nobody for long', () => {
  const busy = { lookups: 200, activeDays: 25, peakDay: 14 };
  expect(chosen({ C: busy, B: busy })).toEqual([
    ['C', 5],
    ['B', 5],
  ]);
});

test('a daily package that is too small for the busiest day costs more than anyone has', () => {
  expect(monthCostFen(month, { lookups: 200, activeDays: 25, peakDay: 16 })).toBe(Number.POSITIVE_INFINITY);
  expect(monthCostFen(month, { lookups: 200, activeDays: 25, peakDay: 15 })).toBe(9_800);
});
