import { expect, test } from 'vitest';
import { orderGroups } from '../../../src/backoffice/order/order-groups.ts';
import { keyMessages } from '../../support/screens/key-messages.ts';
import { resourceOf } from '../../support/screens/resource-of.ts';

const row = (id: number, parentId: number | null, ord: number) => ({
  ...{ id, parentId, ord, name: `n${id}`, nameEn: `n${id}`, rowVersion: 1 },
});
const groupsOf = (rows: ReturnType<typeof row>[]) =>
  orderGroups(resourceOf('dict'), rows, keyMessages()).map(({ label, items }) => [label, items.map(({ id }) => id)]);

test('records are ordered among those with the same parent, equal places by their ids', () => {
  expect(groupsOf([row(1, null, 0), row(4, 1, 2), row(3, 1, 2), row(2, 1, 9), row(5, null, 1)])).toEqual([
    ['', [1, 5]],
    ['n1', [3, 4, 2]],
  ]);
});

test('a record alone under its parent has nothing to be ordered with', () => {
  expect(groupsOf([row(1, null, 0), row(2, 1, 0)])).toEqual([]);
});
