import { expect, test } from 'vitest';
import { projectOf } from '../../../src/server/maintenance/project.ts';
import type { PlanRow } from '../../../src/server/maintenance/statements.ts';
import { partOf } from '../../support/screens/part-of.ts';

const rowOf = (given: Partial<PlanRow> = {}): PlanRow => ({
  ...{ stdMaintId: 1, baseItemCode: 'M01', stdMaintTypeName: '机油', maintType: 1, operate: 'replace' },
  ...{ checkOrMustFlag: 1, intervalKm: 10_000, intervalMonths: 12, firstKm: null, firstMonths: null },
  ...{
    hours: 0.6,
    checkHours: null,
    stdPartIds: [7, 8],
    partMaterialsName: null,
    unitPriceFen: null,
    unit: null,
    amount: null,
  },
  remark: null,
  ...given,
});
const material = { partMaterialsName: '机油 5W-30', unitPriceFen: 8_000, unit: 'L', amount: 4.5 } as const;

test('a project has the parts of the book in the order of its kinds; kinds that the vehicle lacks are left out', () => {
  const [filter, seal] = [partOf({ searchOe: 'F1' }), partOf({ searchOe: 'S1' })];
  const parts = new Map([
    [8, [seal]],
    [7, [filter]],
  ]);
  expect(projectOf(rowOf({ stdPartIds: [7, 9, 8] }), parts).partList).toEqual([filter, seal]);
});

test('a material with a part number is ordered in the amount of the plan, at the price of that number', () => {
  const oil = partOf({ searchOe: 'G1', unit: 'L', partCount: 1 });
  const project = projectOf(rowOf(material), new Map([[7, [oil, partOf({ searchOe: 'F1', partCount: 2 })]]]));
  expect(project.partList.map(({ searchOe, partCount }) => [searchOe, partCount])).toEqual([
    ['G1', 4.5],
    ['F1', 2],
  ]);
  expect(project.maintAssist).toMatchObject({ unitPriceFen: null, amount: 4.5, remark: '' });
});

test('a material without a part number has its own price', () => {
  expect(projectOf(rowOf(material), new Map()).maintAssist).toMatchObject({ unitPriceFen: 8_000, unit: 'L' });
  expect(projectOf(rowOf(), new Map()).maintAssist).toBeNull();
});

test('an inspection takes no longer than the work itself', () => {
  expect(projectOf(rowOf({ hours: 2 }), new Map()).maintRepair).toEqual({ hours: 2, checkHours: 0.3 });
  expect(projectOf(rowOf({ hours: 0.1 }), new Map()).maintRepair).toEqual({ hours: 0.1, checkHours: 0.1 });
});

test('an inspection takes the hours that the plan states for it', () => {
  const { maintRepair } = projectOf(rowOf({ hours: 2, checkHours: 0.8 }), new Map());
  expect(maintRepair).toEqual({ hours: 2, checkHours: 0.8 });
});
