import { expect, test } from 'vitest';
import { groupBy } from '../../src/contract/group-by.ts';

test('groups keep the order of the items', () => {
  const groups = groupBy([1, 2, 3, 4], (value) => (value % 2 === 0 ? 'even' : 'odd'));
  expect([...groups]).toEqual([
    ['odd', [1, 3]],
    ['even', [2, 4]],
  ]);
});
