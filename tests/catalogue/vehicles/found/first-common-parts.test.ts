import { expect, test } from 'vitest';
import { firstCommonParts } from '../../../../src/catalogue/vehicles/found/first-common-parts.ts';
import { misfitPartOf, partOf } from '../../../support/screens/part-of.ts';

const inABook = { vehAssyId: 11, assemblyName: '润滑系统' };
const rowOf = (stdPartId: number) => ({ ...partOf({ oeId: stdPartId, stdPartId }), ...inABook });
const [gasket, seal, filter, plug, wiper] = [1, 2, 3, 4, 5].map(rowOf);
if (!gasket || !seal || !filter || !plug || !wiper) throw new Error('expected five parts');
const parts = [gasket, seal, filter, plug, wiper];

const projects = [
  { intervalKm: null, partList: [wiper] },
  { intervalKm: 40_000, partList: [plug] },
  // The filter comes with its gasket.
  { intervalKm: 10_000, partList: [filter, gasket] },
  { intervalKm: 10_000, partList: [] },
];

test('the main parts of the plan come first, the shortest interval before the longer, then the catalogue’s order', () => {
  expect(firstCommonParts(parts, projects, 9)).toEqual([filter, plug, wiper, gasket, seal]);
  expect(firstCommonParts(parts, projects, 2)).toEqual([filter, plug]);
});

test('without a plan the parts are in the catalogue’s order', () => {
  expect(firstCommonParts(parts, [], 9)).toEqual(parts);
});

test('a planned part that does not fit is left out', () => {
  const misfit = { ...misfitPartOf({ oeId: 9, stdPartId: 9 }), ...inABook };
  const planned = [{ intervalKm: 5_000, partList: [misfit] }];
  expect(firstCommonParts([misfit, gasket], planned, 9)).toEqual([gasket]);
});
