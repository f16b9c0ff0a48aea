import { expect, test } from 'vitest';
import type { UnsentEdit } from '../../../../src/catalogue/work-orders/unsent/unsent-edits.ts';
import { itemsWithUnsent, orderWithUnsent } from '../../../../src/catalogue/work-orders/unsent/with-unsent.ts';
import { itemWith, orderWith } from '../lines/support.ts';

const edit = (given: Partial<UnsentEdit>): UnsentEdit => ({
  listId: 7,
  partId: null,
  field: 'remark',
  name: '',
  value: 'new',
  seen: '',
  tried: [],
  ...given,
});

test('an order shows its own unsaved texts, not those of other orders or of its lines', () => {
  const order = orderWith();
  expect(orderWithUnsent(order, [edit({}), edit({ field: 'plate', value: '沪A1' })])).toEqual({
    ...order,
    remark: 'new',
    plate: '沪A1',
  });
  const others = [edit({ listId: 8 }), edit({ partId: 1, field: 'partRemark' })];
  expect(orderWithUnsent(order, others)).toBe(order);
});

test('only lines with unsaved values are new objects, so that other rows are not rendered again', () => {
  const items = [itemWith({ partId: 1 }), itemWith({ partId: 2 })];
  const shown = itemsWithUnsent(items, [edit({ partId: 2, field: 'quantity', value: 3 })]);
  expect(shown[0]).toBe(items[0]);
  expect(shown[1]).toMatchObject({ partId: 2, quantity: 3 });
  expect(itemsWithUnsent(items, [])).toBe(items);
});
