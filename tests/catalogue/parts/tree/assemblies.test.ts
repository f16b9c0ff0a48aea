import { expect, test } from 'vitest';
import { assembliesOf, neighboursOf } from '../../../../src/catalogue/parts/tree/assemblies.ts';
import { sampleTree } from './sample-tree.ts';

const assemblies = assembliesOf(sampleTree);

test('assemblies are in the order of the book, across its systems', () => {
  expect(assemblies.map(({ vehAssyId, system }) => [vehAssyId, system.name])).toEqual([
    [11, 'Engine'],
    [12, 'Engine'],
    [21, 'Brakes'],
  ]);
});

test('the first and the last assembly have only one neighbour', () => {
  expect(neighboursOf(assemblies, 12)).toMatchObject({ index: 1, before: { vehAssyId: 11 }, after: { vehAssyId: 21 } });
  expect(neighboursOf(assemblies, 11).before).toBeUndefined();
  expect(neighboursOf(assemblies, 21).after).toBeUndefined();
  expect(neighboursOf(assemblies, 99)).toEqual({ index: -1, before: undefined, after: undefined });
});
