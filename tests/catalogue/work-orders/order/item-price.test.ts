import { expect, test } from 'vitest';
import { isKindKnown, unitPriceFen } from '../../../../src/catalogue/work-orders/order/item-price.ts';
import { itemWith } from '../lines/support.ts';

const part = itemWith({ marketPriceFen: 39_800, guidePriceFen: 0 });
const labour = itemWith({ lineKind: 'labour', marketPriceFen: 10_000, guidePriceFen: null });

test('a part has a price of each kind, where zero is unknown; labour has one price of any kind', () => {
  expect([unitPriceFen(part, 'market'), unitPriceFen(part, 'guide')]).toEqual([39_800, null]);
  expect([unitPriceFen(labour, 'market'), unitPriceFen(labour, 'guide')]).toEqual([10_000, 10_000]);
});

test('labour alone shows no total of a kind other than the market price', () => {
  expect(isKindKnown([labour], 'market')).toBe(true);
  expect(isKindKnown([labour, part], 'guide')).toBe(false);
  expect(isKindKnown([labour, itemWith({ guidePriceFen: 1 })], 'guide')).toBe(true);
  expect(isKindKnown([], 'market')).toBe(false);
});
