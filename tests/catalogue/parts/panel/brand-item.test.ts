import { expect, test } from 'vitest';
import { brandItem } from '../../../../src/catalogue/parts/panel/brand-item.ts';
import { savePartListItems } from '../../../../src/contract/work-orders/schemas.ts';
import { partOf } from '../../../support/screens/part-of.ts';

const offer = {
  aftPartId: 1,
  aftBrandId: 1,
  aftBrandName: '博世',
  number: '0 986 494 596',
  partClass: 'equivalent' as const,
  priceFen: 21_000,
  dated: '2026-03-01',
  source: 'sample',
  stdPartName: '前制动片',
  oes: [],
};
const itemOf = (given: Partial<typeof offer> | { dated: null } = {}, part = partOf({ partCount: 2 })) =>
  brandItem({ part, offer: { ...offer, ...given }, province: '110000', remark: '替代 1K0 698 151 A' });

test('the line has the number, brand and price of the aftermarket part in the pieces of the original', () => {
  expect(itemOf()).toMatchObject({
    oe: '0 986 494 596',
    searchOe: '0986494596',
    partBrandName: '博世',
    vehicleBrandName: '大众',
    marketPriceFen: 21_000,
    priceSource: 'sample',
    priceDated: '2026-03-01',
    quantity: 2,
  });
});

test('a price without a date names no source', () => {
  expect(itemOf({ dated: null })).toMatchObject({ priceSource: '', priceDated: null });
});

test('texts of any length fit the order', () => {
  const long = 'x'.repeat(500);
  const items = [{ ...itemOf({ number: long, aftBrandName: long }, partOf({ oeName: long })), partRemark: '' }];
  const body = { listId: 1, items };
  expect(savePartListItems.body.safeParse(body).error?.issues).toBeUndefined();
});
