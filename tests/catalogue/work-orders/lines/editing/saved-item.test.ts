import { expect, test } from 'vitest';
import { savedItemOf } from '../../../../../src/catalogue/work-orders/lines/editing/saved-item.ts';
import { CallError } from '../../../../../src/providers/calls/call-error.ts';
import { itemWith } from '../support.ts';

const items = [itemWith({ partId: 1 }), itemWith({ partId: 2, quantity: 5 })];

test('the refusal of a changed line has its saved state', () => {
  expect(savedItemOf(new CallError('900409', '', { items }), 2)).toMatchObject({ partId: 2, quantity: 5 });
});

test('other errors, other lines and results of another form have none', () => {
  for (const error of [
    new CallError('900404', '', { items }),
    new CallError('900409', '', { items: [{ partId: 2 }] }),
    new CallError('900409', ''),
    new Error('900409'),
  ])
    expect(savedItemOf(error, 2)).toBeUndefined();
  expect(savedItemOf(new CallError('900409', '', { items }), 3)).toBeUndefined();
});
