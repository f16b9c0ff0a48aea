import { expect, test } from 'vitest';
import { filterSystems } from '../../../../src/catalogue/parts/assembly/filter-systems.ts';
import { sampleTree } from '../tree/sample-tree.ts';

const named = (text: string) =>
  filterSystems(sampleTree, text).map(({ system, assemblies }) => [system.name, ...assemblies.map(({ name }) => name)]);

test('a text matches drawings by their name, their system or one of their parts', () => {
  expect(named('')).toEqual([
    ['Engine', 'Cylinder block', 'Lubrication'],
    ['Brakes', 'Front brake'],
  ]);
  expect(named(' LUBRI ')).toEqual([['Engine', 'Lubrication']]);
  expect(named('brakes')).toEqual([['Brakes', 'Front brake']]);
  expect(named('gasket')).toEqual([['Engine', 'Cylinder block']]);
  expect(named('nothing')).toEqual([]);
});
