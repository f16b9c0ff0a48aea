import { expect, test } from 'vitest';
import {
  contentsKey,
  type PackageContents,
  packageTerm,
  pricePerLookupFen,
} from '../../../src/contract/billing/package-contents.ts';

const daily: PackageContents = { kind: 'daily', amount: 20, days: 30, vehicleClass: 'C' };
const count: PackageContents = { kind: 'count', amount: 100, days: 365, vehicleClass: 'C' };
const retail: PackageContents = { kind: 'retail', amount: 0, days: 365, vehicleClass: 'both' };

test('the price of a lookup counts each day of a daily package and both classes of a package for both', () => {
  const priceFen = 120_000;
  expect(pricePerLookupFen({ ...daily, priceFen })).toBe(200);
  expect(pricePerLookupFen({ ...daily, vehicleClass: 'both', priceFen })).toBe(100);
  expect(pricePerLookupFen({ ...count, priceFen })).toBe(1_200);
  expect(pricePerLookupFen({ ...count, vehicleClass: 'both', priceFen })).toBe(600);
});

test('a package without lookups has no price of a lookup', () => {
  expect(pricePerLookupFen({ ...retail, priceFen: 100 })).toBeNull();
});

test('the text of a package for both classes says that its lookups are of each class', () => {
  expect([daily, count, retail].map(contentsKey)).toEqual(['gives.daily', 'gives.count', 'gives.retail']);
  expect(contentsKey({ ...daily, vehicleClass: 'both' })).toBe('gives.dailyEach');
});

test('a daily package of half a year or more is sold by the year, a count or retail package by its kind at any length', () => {
  expect([30, 179, 180, 365].map((days) => packageTerm({ kind: 'daily', days }))).toEqual([
    'month',
    'month',
    'year',
    'year',
  ]);
  expect([packageTerm({ kind: 'count', days: 365 }), packageTerm({ kind: 'retail', days: 30 })]).toEqual([
    'count',
    'retail',
  ]);
});
