import { expect, test } from 'vitest';
import { filterTree } from '../../../../src/backoffice/list/filters/filter-tree.ts';
import type { Row } from '../../../../src/backoffice/resource.ts';
import { resourceList } from '../../../../src/backoffice/resource-list.ts';

const power = resourceList.find(({ name }) => name === 'power');
const rows: Row[] = [
  { id: 1, parentId: null, powerName: 'back office', powerCode: '/manager' },
  { id: 2, parentId: 1, powerName: 'users', powerCode: '/manager/users' },
  { id: 3, parentId: 2, powerName: 'edit', powerCode: '/manager/users:edit' },
  { id: 4, parentId: 1, powerName: 'roles', powerCode: '/manager/roles' },
];
type Filters = Parameters<typeof filterTree>[2]['filters'];
const textOf = (row: Row, field: string) =>
  row.id === 4 && field === 'powerName' ? 'Roles of staff' : String(row[field]);
function found(...filters: Filters) {
  if (power === undefined) throw new Error('no powers');
  return filterTree(power, rows, { filters, textOf }).map(({ id }) => id);
}

test('rows that match are shown with all of their ancestors, in the order of the tree', () => {
  expect(found({ field: 'powerName', operator: 'contains', value: 'EDIT' })).toEqual([1, 2, 3]);
  expect(found({ field: 'powerName', operator: 'contains', value: 'no such' })).toEqual([]);
});

test('a text is found as it is displayed and as it is stored', () => {
  expect(found({ field: 'powerName', operator: 'contains', value: 'of staff' })).toEqual([1, 4]);
  expect(found({ field: 'powerName', operator: 'contains', value: 'roles' })).toEqual([1, 4]);
});

test('every condition must hold, and without any the tree is whole', () => {
  const isUsers = { field: 'powerCode', operator: 'contains', value: 'users' } as const;
  expect(found(isUsers, { field: 'powerName', operator: 'contains', value: 'edit' })).toEqual([1, 2, 3]);
  expect(found(isUsers, { field: 'powerName', operator: 'contains', value: 'roles' })).toEqual([]);
  expect(found()).toEqual([1, 2, 3, 4]);
});
