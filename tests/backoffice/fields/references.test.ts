import { expect, test } from 'vitest';
import { referencedResource, referenceOptions, subtreeIds } from '../../../src/backoffice/fields/references.ts';
import { keyMessages } from '../../support/screens/key-messages.ts';
import { resourceOf } from '../../support/screens/resource-of.ts';

const dict = resourceOf('dict');
const row = (id: number, parentId: number | null, name = `n${id}`) => ({ id, parentId, name, nameEn: name });

test('options are in the order of the tree, each with its ancestors; a record whose parent is not listed is a root', () => {
  const rows = [row(4, 2), row(1, null), row(2, 1), row(9, 77), row(3, 1)];
  const options = referenceOptions(dict, rows, keyMessages()).map(({ label, level }) => [label, level]);
  expect(options).toEqual([
    ['n1', 1],
    ['n1 / n2', 2],
    ['n1 / n2 / n4', 3],
    ['n1 / n3', 2],
    ['n9', 1],
  ]);
});

test('a record cannot be moved below itself: its subtree is found whatever the order of the rows', () => {
  const rows = [row(5, 4), row(4, 2), row(2, 1), row(3, 1), row(1, null)];
  expect([...subtreeIds(rows, 'id', 2)].sort()).toEqual([2, 4, 5]);
  expect([...subtreeIds(rows, 'id', 3)]).toEqual([3]);
});

test('a parent is of the same resource, another reference of the one with that id', () => {
  const all = [dict, resourceOf('role'), resourceOf('package')];
  expect(referencedResource(dict, 'parentId', all)?.name).toBe('dict');
  expect(referencedResource(resourceOf('package'), 'roleId', all)?.name).toBe('role');
  expect(referencedResource(resourceOf('role'), 'roleId', all)).toBeUndefined();
});
