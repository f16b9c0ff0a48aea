import { expect, test } from 'vitest';
import { costOf, totalCost, totalFenOf } from '../../../../src/catalogue/maintenance/plan/cost.ts';
import { planLines } from '../../../../src/catalogue/maintenance/plan/plan-lines.ts';
import { partOf } from '../../../support/screens/part-of.ts';
import { due, dueOf, oilFilter } from './support.ts';

const rates = { priceFenOf: () => 10_050, hourCostFen: 12_000 };
const linesOf = (projects: typeof due, wishes = {}) => planLines({ due: projects, added: [], atScale: null, wishes });
const costs = (...args: Parameters<typeof linesOf>) => linesOf(...args).map((line) => costOf(line, rates));

test('parts, materials and hours are counted apart, in fen', () => {
  expect(costs(due)).toEqual([
    { partsFen: 0, materialsFen: 24_800, hours: 0.4, hoursFen: 4800, unpricedNum: 0, pendingNum: 0 },
    { partsFen: 10_050, materialsFen: 0, hours: 0.2, hoursFen: 2400, unpricedNum: 0, pendingNum: 0 },
    { partsFen: 0, materialsFen: 0, hours: 0.3, hoursFen: 3600, unpricedNum: 0, pendingNum: 0 },
  ]);
});

test('what is only looked at costs its hours; once it is changed, its parts and all of its hours', () => {
  expect(costs(due, { 5: { isChange: true } })[2]).toMatchObject({ partsFen: 10_050, hours: 1.2, hoursFen: 14_400 });
});

test('a material with a number is priced by it, to the amount', () => {
  const coolant = partOf({ unit: '升', partCount: 6.3, stdPartCode: 'P1201007' });
  const maintAssist = { partMaterialsName: '冷却液', unitPriceFen: null, unit: 'L', amount: 6.3, remark: '' } as const;
  expect(costs([dueOf({ partList: [coolant, oilFilter], maintAssist })])[0]).toMatchObject({
    materialsFen: 63_315,
    partsFen: 10_050,
  });
});

test('a number without a price is left out and counted, and apart from it one on its way', () => {
  const [, filter] = linesOf(due);
  if (filter === undefined) throw new Error('there is no filter');
  expect(costOf(filter, { ...rates, priceFenOf: () => null })).toMatchObject({ partsFen: 0, unpricedNum: 1 });
  expect(costOf(filter, { ...rates, priceFenOf: () => undefined })).toMatchObject({ unpricedNum: 0, pendingNum: 1 });
});

test('the total is of what was chosen', () => {
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
