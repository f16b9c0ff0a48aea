import { expect, test } from 'vitest';
import {
  fenOf,
  formatPrice,
  itemPrices,
  NO_QUOTES,
  quotesByNumber,
} from '../../../../src/catalogue/shared/prices/price-kinds.ts';
import { PRICE_KINDS } from '../../../../src/contract/prices/price-kinds.ts';
import { priceOf } from '../../../support/screens/price-of.ts';

const kinds = ['market', 'region', 'guide', 'original', 'brand', 'suit'] as const;
const quote = (priceFen: number, quoteTime = '2026-03-01T08:00:00Z') => ({
  quoteId: String(priceFen),
  quoteTime,
  priceFen,
  source: 'sample',
});

test('each kind of price is read from its own field or quote, and is null if unknown', () => {
  const price = priceOf({ marketPriceFen: 1, marketPriceRegionFen: 2, guidePriceFen: 3 });
  const quotes = { ...NO_QUOTES, original: quote(4), brand: quote(5), suit: quote(6) };
  expect(kinds.map((kind) => fenOf(kind, price, quotes))).toEqual([1, 2, 3, 4, 5, 6]);
  expect(new Set(PRICE_KINDS.map((kind) => fenOf(kind, null, NO_QUOTES)))).toEqual(new Set([null]));
  expect(new Set(Object.values(itemPrices(null, NO_QUOTES)))).toEqual(new Set([null]));
});

test('only the e-commerce price of an original part is rounded to the nearest ten', () => {
  expect(kinds.map((kind) => formatPrice(kind, 39_600))).toEqual(['395', '395', '395', '400', '395', '395']);
  expect(new Set(PRICE_KINDS.map((kind) => formatPrice(kind, null)))).toEqual(new Set(['---']));
});

test('quotes are grouped by number and kind, newest first', () => {
  const found = quotesByNumber([
    {
      searchOe: 'A1',
      ecommerceHistoryPriceType: 0,
      prices: [quote(1, '2026-01-01T00:00:00Z'), quote(2, '2026-02-01T00:00:00Z')],
    },
    { searchOe: 'A1', ecommerceHistoryPriceType: 2, prices: [quote(3)] },
    { searchOe: 'B2', ecommerceHistoryPriceType: 1, prices: [] },
  ]);
  expect(found.get('A1')?.original.map(({ priceFen }) => priceFen)).toEqual([2, 1]);
  expect(found.get('A1')).toMatchObject({ brand: [], suit: [{ priceFen: 3 }] });
  expect(found.get('B2')).toEqual({ original: [], brand: [], suit: [] });
});
