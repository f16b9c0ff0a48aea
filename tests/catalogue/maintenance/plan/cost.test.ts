import { expect, test } from 'vitest';
import { costOf, totalCost, totalFenOf } from '../../../../src/catalogue/maintenance/plan/cost.ts';
import { planLines } from '../../../../src/catalogue/maintenance/plan/plan-lines.ts';
import { partOf } from '../../../support/screens/part-of.ts';
import { due, dueOf, oilFilter } from './support.ts';

const rates = { priceFenOf: () => 10_050, hourCostFen: 12_000 };
const linesOf = (projects: typeof due, overrides = {}) =>
  planLines({ due: projects, added: [], atScale: null, overrides });
const costs = (...args: Parameters<typeof linesOf>) => linesOf(...args).map((line) => costOf(line, rates));

test('parts, materials and hours are summed separately, in fen', () => {
  expect(costs(due)).toEqual([
    { partsFen: 0, materialsFen: 24_800, hours: 0.4, hoursFen: 4800, unpricedNum: 0, pendingNum: 0 },
    { partsFen: 10_050, materialsFen: 0, hours: 0.2, hoursFen: 2400, unpricedNum: 0, pendingNum: 0 },
    { partsFen: 0, materialsFen: 0, hours: 0.3, hoursFen: 3600, unpricedNum: 0, pendingNum: 0 },
  ]);
});

test('an inspection costs its hours; a replacement its parts and all of its hours', () => {
  expect(costs(due, { 5: { isChange: true } })[2]).toMatchObject({ partsFen: 10_050, hours: 1.2, hoursFen: 14_400 });
});

test('a material with a part number is priced by that number for the amount', () => {
  const coolant = partOf({ unit: '升', partCount: 6.3, stdPartCode: 'P1201007' });
  const maintAssist = { partMaterialsName: '冷却液', unitPriceFen: null, unit: 'L', amount: 6.3, remark: '' } as const;
  expect(costs([dueOf({ partList: [coolant, oilFilter], maintAssist })])[0]).toMatchObject({
    materialsFen: 63_315,
    partsFen: 10_050,
  });
});

test('parts without a price are left out and counted, separately from those whose price is loading', () => {
  const [, filter] = linesOf(due);
  if (filter === undefined) throw new Error('no oil filter');
  expect(costOf(filter, { ...rates, priceFenOf: () => null })).toMatchObject({ partsFen: 0, unpricedNum: 1 });
  expect(costOf(filter, { ...rates, priceFenOf: () => undefined })).toMatchObject({ unpricedNum: 0, pendingNum: 1 });
});

test('the total is the sum of the chosen projects', () => {
  const total = totalCost(linesOf(due), rates);
  expect(total).toEqual({
    partsFen: 10_050,
    materialsFen: 24_800,
    hours: 0.6,
    hoursFen: 7200,
    unpricedNum: 0,
    pendingNum: 0,
  });
  expect(totalFenOf(total)).toBe(42_050);
  expect(totalFenOf(totalCost([], rates))).toBe(0);
});
