import { expect, test } from 'vitest';
import { groupBy } from '../../../src/demo/catalogue/group-by.ts';

test('values keep their order under their key, and keys the order of first appearance', () => {
  const groups = groupBy([3, 1, 4, 1, 5], (value) => (value % 2 === 0 ? 'even' : 'odd'));
  expect([...groups]).toEqual([
    ['odd', [3, 1, 1, 5]],
    ['even', [4]],
  ]);
});
