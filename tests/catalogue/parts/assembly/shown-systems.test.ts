import { expect, test } from 'vitest';
import { shownSystems } from '../../../../src/catalogue/parts/assembly/shown-systems.ts';
import { sampleTree } from '../tree/sample-tree.ts';

const named = (text: string) =>
  shownSystems(sampleTree, text).map(({ system, assemblies }) => [system.name, ...assemblies.map(({ name }) => name)]);

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
