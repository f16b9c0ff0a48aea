import { expect, test } from 'vitest';
import { moveItem } from '../../../src/backoffice/order/move-item.ts';

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 2, 'acb'],
  [1, 1, 'abc'],
  [0, -1, 'abc'],
  [2, 3, 'abc'],
])('the item at %s moves to %s: %s', (from, to, moved) => {
  expect(moveItem([...'abc'], from, to).join('')).toBe(moved);
});
