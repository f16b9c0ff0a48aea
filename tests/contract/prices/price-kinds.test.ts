import { expect, test } from 'vitest';
import {
  CATALOGUE_FIELDS,
  PRICE_FIELDS,
  PRICE_KINDS,
  priceKinds,
  QUOTE_KINDS,
  QUOTE_TYPES,
  quoteKindOf,
} from '../../../src/contract/prices/price-kinds.ts';
import { getEPrice, PartPrice } from '../../../src/contract/prices/schemas.ts';
import { ItemChange, WorkOrderItem } from '../../../src/contract/work-orders/schemas.ts';
import en from '../../../src/locales/en/prices.json' with { type: 'json' };
import zh from '../../../src/locales/zh-CN/prices.json' with { type: 'json' };

test('the kinds have the fields and quote types of the specification', () => {
  expect(PRICE_FIELDS).toEqual(
    expect.arrayContaining(['marketPriceFen', 'marketPriceRegionFen', 'guidePriceFen', 'retailOriginalPriceFen']),
  );
  expect(QUOTE_TYPES.slice(0, 3).map(quoteKindOf)).toEqual(['original', 'brand', 'suit']);
});

test('no two kinds share a field, a label or a quote type', () => {
  for (const key of ['field', 'label'] as const)
    expect(new Set(PRICE_KINDS.map((kind) => priceKinds[kind][key])).size).toBe(PRICE_KINDS.length);
  expect(new Set(QUOTE_TYPES).size).toBe(QUOTE_KINDS.length);
});

test('every kind is in the schemas of prices, quotes and order items', () => {
  expect(Object.keys(PartPrice.shape)).toEqual(expect.arrayContaining([...CATALOGUE_FIELDS]));
  expect(Object.keys(WorkOrderItem.shape)).toEqual(expect.arrayContaining([...PRICE_FIELDS]));
  expect(Object.keys(ItemChange.shape.values.shape)).toEqual(expect.arrayContaining([...PRICE_FIELDS]));
  const types = QUOTE_TYPES.map(String);
  expect(getEPrice.body.shape.eCommerceHistoryPriceTypeStrs.safeParse(types)).toMatchObject({ success: true });
});

test('every kind has a name in both languages', () => {
  for (const texts of [zh, en])
    expect(Object.keys(texts.kinds)).toEqual(expect.arrayContaining(PRICE_KINDS.map((kind) => priceKinds[kind].label)));
});
