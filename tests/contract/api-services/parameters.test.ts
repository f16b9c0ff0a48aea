import { expect, test } from 'vitest';
import { flattenParameters, Parameter } from '../../../src/contract/api-services/parameters.ts';

const field = (name: string, children: Parameter[] = []): Parameter => ({
  name,
  type: children.length > 0 ? 'object' : 'string',
  empty: false,
  desc: '',
  descEn: '',
  example: '',
  children,
});

test('a tree is listed with each parameter before its children, by its path and depth from 0', () => {
  const tree = [field('a', [field('b', [field('c')]), field('d')]), field('e')];
  expect(flattenParameters(tree).map(({ path, depth }) => [path, depth])).toEqual([
    ['a', 0],
    ['a.b', 1],
    ['a.b.c', 2],
    ['a.d', 1],
    ['e', 0],
  ]);
  expect(flattenParameters([])).toEqual([]);
});

test('a parameter has a name that fits the wire, at every level', () => {
  const isParameter = (name: string) => Parameter.safeParse(field('outer', [field(name)])).success;
  for (const name of ['a', 'oeNum', 'x-key_1', 'a'.repeat(60)]) expect(isParameter(name), name).toBe(true);
  for (const name of ['', '1a', 'a.b', 'a b', '零件号', 'a'.repeat(61)]) expect(isParameter(name), name).toBe(false);
});
