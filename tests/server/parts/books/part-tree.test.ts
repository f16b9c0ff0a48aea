import { expect, test } from 'vitest';
import { partTreeOf, systemsOf, type TreeRow } from '../../../../src/server/parts/books/part-tree.ts';

const row: TreeRow = {
  systemId: 1,
  systemCode: '17',
  systemName: '制动系统',
  vehAssyId: 10,
  nodeCode: '1701',
  nodeName: '行车制动',
  stdPartId: 5,
  stdPartCode: 'P1701001',
  stdPartName: '前制动片',
};

test('rows become a tree of systems, assemblies and standard parts, in their order', () => {
  const tree = partTreeOf([
    row,
    { ...row, stdPartId: 6, stdPartCode: 'P1701003', stdPartName: '前制动盘' },
    { ...row, vehAssyId: 11, nodeCode: '1702', nodeName: '驻车与电控' },
    { ...row, systemId: 2, systemCode: '10', systemName: '发动机', vehAssyId: 12 },
  ]);
  expect(
    tree.map(({ id, children }) => [id, children.map((node) => [node.id, node.children.map((leaf) => leaf.id)])]),
  ).toEqual([
    [
      'g1',
      [
        ['a10', ['s10-5', 's10-6']],
        ['a11', ['s11-5']],
      ],
    ],
    ['g2', [['a12', ['s12-5']]]],
  ]);
  expect(tree[0]?.children[0]?.children[0]).toEqual({
    id: 's10-5',
    pId: 'a10',
    level: 3,
    leaf: true,
    name: '前制动片',
    vehAssyId: 10,
    stdAssyId: 'P1701001',
    children: [],
  });
});

test('an assembly without a listed part is a leaf', () => {
  const [system] = partTreeOf([{ ...row, stdPartId: null, stdPartCode: null, stdPartName: null }]);
  expect(system?.leaf).toBe(false);
  expect(system?.children).toMatchObject([{ id: 'a10', leaf: true, children: [] }]);
});

test('without rows the tree is empty', () => {
  expect(partTreeOf([])).toEqual([]);
});

test('a system names its first assembly and their number, and nothing of what is in them', () => {
  const tree = partTreeOf([row, { ...row, vehAssyId: 11, nodeCode: '1702', nodeName: '驻车制动' }]);
  expect(systemsOf(tree)).toEqual([{ name: '制动系统', stdAssyId: '17', vehAssyId: 10, assemblyNum: 2 }]);
});
