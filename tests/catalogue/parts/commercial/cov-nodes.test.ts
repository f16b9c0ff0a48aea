import { expect, test } from 'vitest';
import { covLines, groupKey, pageOf, pagesOf } from '../../../../src/catalogue/parts/commercial/cov-nodes.ts';
import type { CovTreeNode } from '../../../../src/contract/parts/schemas.ts';
import { partOf } from '../../../support/screens/part-of.ts';

const node = (nodeId: number, given: Partial<CovTreeNode>): CovTreeNode => ({
  nodeId,
  level: 1,
  mainGroupCode: '10',
  mainGroupName: '发动机',
  mainGroupLeaf: false,
  groupCode: null,
  groupName: null,
  groupLeaf: false,
  specAssyName: null,
  partNum: 3,
  ...given,
});
const groups = [
  node(1, {}),
  node(2, { level: 2, groupCode: '01', groupName: '缸体' }),
  node(3, { level: 2, groupCode: '02', groupName: '缸盖', groupLeaf: true }),
  node(4, { mainGroupCode: '20', mainGroupName: '底盘' }),
  node(5, { level: 2, mainGroupCode: '20', groupCode: '01', groupName: '车架' }),
];
const assembly = node(6, { level: 3, groupCode: '01', groupName: '缸体', specAssyName: '缸体总成' });
const shape = (lines: ReturnType<typeof covLines>): unknown[] =>
  lines.map(({ name, children, isLazy }) => [name, isLazy, ...shape(children)]);

test('groups are under their main group; those that are no leaves are fetched when they are expanded', () => {
  expect(shape(covLines(groups, new Map()))).toEqual([
    ['10 发动机', false, ['01 缸体', true], ['02 缸盖', false]],
    ['20 底盘', false, ['01 车架', true]],
  ]);
});

test('fetched assemblies are under their own group, not under one with the same code elsewhere', () => {
  const lines = covLines(groups, new Map([[groupKey(assembly), [assembly]]]));
  expect(shape(lines)).toEqual([
    ['10 发动机', false, ['01 缸体', true, ['缸体总成', false]], ['02 缸盖', false]],
    ['20 底盘', false, ['01 车架', true]],
  ]);
  expect(lines[0]?.children[0]?.children[0]?.pId).toBe(lines[0]?.children[0]?.id);
});

test('the pages in order are assemblies, and groups without any; a main group has none', () => {
  const lines = covLines([...groups, node(7, { mainGroupCode: '30' })], new Map([[groupKey(assembly), [assembly]]]));
  expect(pagesOf(lines).map(({ nodeId }) => nodeId)).toEqual([6, 3, 5]);
});

test('a row of another assembly has a callout that no hotspot of this drawing has', () => {
  const partsList = [1, 2].map((vehAssyId) => ({ ...partOf({ orderNo: '5' }), vehAssyId, assemblyName: '' }));
  const page = pageOf({
    nodeId: 2,
    nodeName: '缸体',
    mainGroupCode: '10',
    groupCode: '01',
    vehAssyId: 1,
    drawingId: 9,
    partsList,
  });
  expect(page.partsList.map(({ orderNo }) => orderNo)).toEqual(['5', '5/2']);
});
