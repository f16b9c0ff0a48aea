import { expect, test } from 'vitest';
import {
  fenOf,
  NO_QUOTES,
  PRICE_KINDS,
  quotesByNumber,
  seenPrices,
  shownPrice,
} from '../../../../src/catalogue/shared/prices/price-kinds.ts';
import { priceOf } from '../../../support/screens/price-of.ts';

const quote = (priceFen: number, quoteTime = '2026-03-01T08:00:00Z') => ({
  quoteId: String(priceFen),
  quoteTime,
  priceFen,
  source: 'sample',
});

test('each kind of price has a source of its own, and what is not known is unknown', () => {
  const price = priceOf({ marketPriceFen: 1, marketPriceRegionFen: 2, guidePriceFen: 3 });
  const quotes = { original: quote(4), brand: quote(5), suit: quote(6) };
  expect(PRICE_KINDS.map((kind) => fenOf(kind, price, quotes))).toEqual([1, 2, 3, 4, 5, 6]);
  expect(PRICE_KINDS.map((kind) => fenOf(kind, null, NO_QUOTES))).toEqual(Array(6).fill(null));
  expect(Object.values(seenPrices(null, NO_QUOTES))).toEqual(Array(6).fill(null));
});

test('only the price of an original part is shown to the nearest ten', () => {
  expect(PRICE_KINDS.map((kind) => shownPrice(kind, 39_600))).toEqual(['395', '395', '395', '400', '395', '395']);
  expect(PRICE_KINDS.map((kind) => shownPrice(kind, null))).toEqual(Array(6).fill('---'));
});

test('quotes are kept by number and kind, the newest first', () => {
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
