import { expect, test } from 'vitest';
import { orderedItem } from '../../../src/catalogue/parts/ordered-item.ts';
import { partOf } from '../../support/part-of.ts';

const seen = { price: null, province: '110000', partBrandName: '原厂' } as const;

test('a part goes to the order as many times as the vehicle has it, in whole pieces', () => {
  expect(orderedItem(partOf({ partCount: 2 }), seen).quantity).toBe(2);
  expect(orderedItem(partOf({ partCount: 4.5 }), seen).quantity).toBe(5);
  expect(orderedItem(partOf({ partCount: 0 }), seen).quantity).toBe(1);
});

test('the prices stand on the order as they were seen, unknown ones as unknown', () => {
  expect(orderedItem(partOf(), seen)).toMatchObject({ marketPriceFen: null, guidePriceFen: null });
  const price = {
    priceBrandId: 17,
    searchOe: '04E1031',
    provinceCode: '110000' as const,
    marketPriceFen: 1200,
    guidePriceFen: null,
    dated: '2026-03-01',
    source: 'sample',
  };
  expect(orderedItem(partOf(), { ...seen, price })).toMatchObject({
    marketPriceFen: 1200,
    guidePriceFen: null,
    provinceCode: '110000',
  });
});

test('the brand of the part is told from the brand of the vehicle', () => {
  expect(orderedItem(partOf(), seen)).toMatchObject({ vehicleBrandName: '大众', partBrandName: '原厂' });
});
