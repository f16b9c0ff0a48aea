import { expect, test } from 'vitest';
import { calloutOrder } from '../../../../src/server/parts/books/callout-order.ts';

test('callouts are ordered as they are counted, lettered ones after their number, the rest last', () => {
  const shuffled = ['10', 'X', '2', '10A', '1', 'B', '10'];
  expect([...shuffled].sort(calloutOrder)).toEqual(['1', '2', '10', '10', '10A', 'B', 'X']);
});
