import { expect, test } from 'vitest';
import { firstCommonParts } from '../../../../src/catalogue/vehicles/found/first-common-parts.ts';
import { misfitPartOf, partOf } from '../../../support/screens/part-of.ts';

const inABook = { vehAssyId: 11, assemblyName: '润滑系统' };
const rowOf = (stdPartId: number) => ({ ...partOf({ oeId: stdPartId, stdPartId }), ...inABook });
const gasket = rowOf(1);
const seal = rowOf(2);
const filter = rowOf(3);
const plug = rowOf(4);
const pads = rowOf(5);
const battery = rowOf(6);
const parts = [gasket, seal, filter, plug, pads, battery];

const REPLACED = 0;
const INSPECTED = 1;
const projectOf = (intervalKm: number | null, partList: typeof parts, checkOrMustFlag: 0 | 1 = REPLACED) => ({
  intervalKm,
  checkOrMustFlag,
  partList,
});
const projects = [
  projectOf(null, [battery]),
  projectOf(40_000, [plug]),
  projectOf(10_000, [pads], INSPECTED),
  // The filter comes with its gasket.
  projectOf(10_000, [filter, gasket]),
  projectOf(10_000, []),
];

test('the main parts of the plan come first, by interval, replaced before inspected, then the catalogue’s order', () => {
  expect(firstCommonParts(parts, projects, 9)).toEqual([filter, pads, plug, battery, gasket, seal]);
  expect(firstCommonParts(parts, projects, 2)).toEqual([filter, pads]);
});

test('without a plan the parts are in the catalogue’s order', () => {
  expect(firstCommonParts(parts, [], 9)).toEqual(parts);
});

test('a planned part that does not fit is left out', () => {
  const misfit = { ...misfitPartOf({ oeId: 9, stdPartId: 9 }), ...inABook };
  const planned = [projectOf(5_000, [misfit])];
  expect(firstCommonParts([misfit, gasket], planned, 9)).toEqual([gasket]);
});
