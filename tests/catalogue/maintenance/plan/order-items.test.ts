import { expect, test } from 'vitest';
import { orderItems } from '../../../../src/catalogue/maintenance/plan/order-items.ts';
import { planLines } from '../../../../src/catalogue/maintenance/plan/plan-lines.ts';
import { NewItem } from '../../../../src/contract/work-orders/schemas.ts';
import { partOf } from '../../../support/screens/part-of.ts';
import { priceOf } from '../../../support/screens/price-of.ts';
import { due, dueOf, oilFilter } from './support.ts';

const price = priceOf({ priceBrandId: 17, searchOe: '04E115561H', marketPriceFen: 3990, guidePriceFen: 4500 });
const context = {
  priceOf: () => price,
  province: '110000',
  hourCostFen: 12_000,
  labels: { original: '原厂件', hour: '小时', unitOf: (unit: string) => ({ L: '升' })[unit] ?? unit },
} as const;
const itemsOf = (projects: typeof due, overrides = {}) =>
  orderItems(planLines({ due: projects, added: [], atScale: null, overrides }), context);

test('parts, materials and hours of the chosen projects become valid order lines', () => {
  const items = itemsOf(due);
  expect(
    items.map(({ lineKind, stdPartName, quantity, unit, marketPriceFen }) => [
      lineKind,
      stdPartName,
      quantity,
      unit,
      marketPriceFen,
    ]),
  ).toEqual([
    ['part', '机油滤清器', 1, '', 3990],
    ['material', '全合成机油 5W-30', 4, '升', 6200],
    ['labour', '更换发动机机油', 0.4, '小时', 12_000],
    ['labour', '更换机油滤清器', 0.2, '小时', 12_000],
  ]);
  for (const item of items) expect(NewItem.safeParse(item).error).toBeUndefined();
});

test('an inspection adds its hours, a replacement also its parts', () => {
  const kinds = (overrides: object) =>
    itemsOf(due.slice(2), overrides).map(({ lineKind, quantity }) => [lineKind, quantity]);
  expect(kinds({ 5: { isChosen: true } })).toEqual([['labour', 0.3]]);
  expect(kinds({ 5: { isChosen: true, isChange: true } })).toEqual([
    ['part', 1],
    ['labour', 1.2],
  ]);
});

test('a part of two projects is one line with both quantities', () => {
  const twice = [dueOf({ stdMaintId: 1, partList: [oilFilter] }), dueOf({ stdMaintId: 2, partList: [oilFilter] })];
  expect(itemsOf(twice).filter(({ lineKind }) => lineKind === 'part')).toMatchObject([{ quantity: 2 }]);
});

test('a material with a part number is ordered by that number in litres', () => {
  const coolant = partOf({ unit: '升', partCount: 6.3 });
  const maintAssist = { partMaterialsName: '冷却液', unitPriceFen: null, unit: 'L', amount: 6.3, remark: '' } as const;
  const [item] = itemsOf([dueOf({ partList: [coolant], maintAssist })]);
  expect(item).toMatchObject({ lineKind: 'material', oe: coolant.oe, quantity: 6.3, unit: '升' });
});
