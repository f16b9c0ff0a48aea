import { expect, test } from 'vitest';
import { NO_QUOTES } from '../../../../src/catalogue/shared/prices/price-kinds.ts';
import { orderItem } from '../../../../src/catalogue/shared/work-order/order-item.ts';
import { partOf } from '../../../support/screens/part-of.ts';
import { priceOf } from '../../../support/screens/price-of.ts';

const seen = { price: null, quotes: NO_QUOTES, province: '110000', partBrandName: '原厂' } as const;

test('the quantity is the count of the part on the vehicle, rounded up, at least 1', () => {
  expect(orderItem(partOf({ partCount: 2 }), seen).quantity).toBe(2);
  expect(orderItem(partOf({ partCount: 4.5 }), seen).quantity).toBe(5);
  expect(orderItem(partOf({ partCount: 0 }), seen).quantity).toBe(1);
});

test('the item has the displayed prices, and null for unknown ones', () => {
  expect(orderItem(partOf(), seen)).toMatchObject({ marketPriceFen: null, guidePriceFen: null });
  const price = priceOf({ marketPriceFen: 1200 });
  expect(orderItem(partOf(), { ...seen, price })).toMatchObject({
    marketPriceFen: 1200,
    guidePriceFen: null,
    provinceCode: '110000',
  });
});

test('the item has every displayed price, including e-commerce quotes', () => {
  const quote = { quoteId: '1', quoteTime: '2026-03-01T08:00:00Z', source: 'sample' };
  const quotes = { original: { ...quote, priceFen: 900 }, brand: null, suit: { ...quote, priceFen: 300 } };
  const price = priceOf({ marketPriceRegionFen: 1_100 });
  expect(orderItem(partOf(), { ...seen, price, quotes })).toMatchObject({
    marketPriceRegionFen: 1_100,
    retailOriginalPriceFen: 900,
    retailBrandPriceFen: null,
    retailSuitPriceFen: 300,
  });
});

test('the item has the brands of part and vehicle separately', () => {
  expect(orderItem(partOf(), seen)).toMatchObject({ vehicleBrandName: '大众', partBrandName: '原厂' });
});
