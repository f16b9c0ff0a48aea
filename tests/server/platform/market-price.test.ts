import { expect, test } from 'vitest';
import { PROVINCE_CODES, REGION_SPANS, regionOf } from '../../../src/contract/provinces/rules.ts';
import { omitPrice, type PriceColumns, priceOf, priceParameter } from '../../../src/server/platform/market-price.ts';

const row = (regional: PriceColumns['marketPriceRegionFen']) => ({
  ...{ priceBrandId: 3, dated: '2026-11-01', source: 'list', marketPriceFen: 100, guidePriceFen: null },
  marketPriceRegionFen: regional,
  pricedPlaces: null,
});
const regionalOf = (prices: PriceColumns['marketPriceRegionFen']) =>
  priceOf(row(prices), '110000', { searchOe: 'A1' })?.marketPriceRegionFen;

test('the price of a region is the median of the known prices, of two middle ones the lower', () => {
  expect(regionalOf([500, 100, 300])).toBe(300);
  expect(regionalOf([400, null, 100, 300, null, 200])).toBe(200);
  expect(regionalOf([null, null])).toBeNull();
  expect(regionalOf([])).toBeNull();
  expect(regionalOf(null)).toBeNull();
});

test('a price that the province lacks names the provinces that have one', () => {
  const lacking = { ...row(null), marketPriceFen: null, pricedPlaces: [2, 9] };
  expect(priceOf(lacking, '110000', { searchOe: 'A1' })?.pricedElsewhere).toEqual(['120000', '310000']);
});

test('a number without a price has none, whatever its columns hold', () => {
  expect(priceOf({ ...row([100]), dated: null }, '110000', { searchOe: 'A1' })).toBeNull();
  expect(priceOf({ ...row([100]), source: null }, '110000', { searchOe: 'A1' })).toBeNull();
});

test('the places of a province’s region hold all its provinces and no other', () => {
  for (const province of PROVINCE_CODES) {
    const [place = 0, from = 0, to = 0, otherFrom = 0, otherTo = 0] = priceParameter(province);
    expect(PROVINCE_CODES[place - 1]).toBe(province);
    const inside = PROVINCE_CODES.filter((_, index) => {
      const at = index + 1;
      return (at >= from && at <= to) || (at >= otherFrom && at <= otherTo);
    });
    expect(inside, province).toEqual(PROVINCE_CODES.filter((code) => regionOf(code) === regionOf(province)));
  }
  expect(Object.keys(REGION_SPANS)).toHaveLength(new Set(PROVINCE_CODES.map(regionOf)).size);
});

test('a row without its price columns keeps all others', () => {
  expect(omitPrice({ ...row([1]), searchOe: 'A1' })).toEqual({ priceBrandId: 3, searchOe: 'A1' });
});
