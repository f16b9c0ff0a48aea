import { expect, test } from 'vitest';
import {
  type BookAssembly,
  nearestAssemblies,
  type StdPart,
} from '../../../../src/server/parts/names/nearest-assemblies.ts';

const part: StdPart = {
  ...{ stdPartCode: 'P1', stdPartName: '涡轮增压器', partGroupId: 11, parentId: 1 },
  names: '涡轮增压器 turbocharger 进气系统 intake system',
};
const assembly = (vehAssyId: number, given: Partial<BookAssembly>): BookAssembly => ({
  ...{ vehAssyId, assemblyName: `assembly ${vehAssyId}`, partGroupId: 90, parentId: 9, names: '' },
  ...given,
});
const idsNear = (...assemblies: BookAssembly[]) =>
  nearestAssemblies(part, assemblies).map(({ vehAssyId }) => vehAssyId);

test('assemblies of the same node precede those of the same system, which precede those with common words', () => {
  const words = assembly(1, { names: '涡轮增压器 turbocharger' });
  const system = assembly(2, { parentId: 1 });
  const node = assembly(3, { partGroupId: 11, parentId: 1 });
  expect(idsNear(words, system, node)).toEqual([3, 2, 1]);
});

test('among equals the one with more words in common comes first, and three are named', () => {
  const near = [1, 2, 3, 4].map((id) =>
    assembly(id, { parentId: 1, names: ['', '增压', '涡轮增压器', '进气'][id - 1] ?? '' }),
  );
  expect(idsNear(...near)).toEqual([3, 2, 4]);
});

test('words of every second name bring nothing near, and two nodes without a system are not of the same one', () => {
  expect(idsNear(assembly(1, { names: '制动系统 brake system front' }))).toEqual([]);
  const rootless = { ...part, parentId: null };
  expect(nearestAssemblies(rootless, [assembly(1, { parentId: null })])).toEqual([]);
});
