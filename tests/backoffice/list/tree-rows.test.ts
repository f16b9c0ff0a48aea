import { expect, test } from 'vitest';
import { levelOf, treeRows } from '../../../src/backoffice/list/tree-rows.ts';

const rows = [
  { id: 3, parentId: 2 },
  { id: 1, parentId: null },
  { id: 2, parentId: 1 },
  { id: 9, parentId: 8 },
];

test('rows are nested under their parents, and rows without a listed parent are at the top', () => {
  expect(treeRows(rows, 'id', 'parentId')).toEqual([
    { id: 1, parentId: null, children: [{ id: 2, parentId: 1, children: [{ id: 3, parentId: 2 }] }] },
    { id: 9, parentId: 8 },
  ]);
});

test('the level is counted from the top', () => {
  const place = { idField: 'id', parentField: 'parentId' };
  expect(rows.map((row) => levelOf(rows, row, place))).toEqual([3, 1, 2, 1]);
});
