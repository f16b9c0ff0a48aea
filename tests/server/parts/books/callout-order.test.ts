import { expect, test } from 'vitest';
import { calloutOrder } from '../../../../src/server/parts/books/callout-order.ts';

test('callouts sort numerically, lettered ones after their number, others last', () => {
  const shuffled = ['10', 'X', '2', '10A', '1', 'B', '10'];
  expect([...shuffled].sort(calloutOrder)).toEqual(['1', '2', '10', '10', '10A', 'B', 'X']);
});
