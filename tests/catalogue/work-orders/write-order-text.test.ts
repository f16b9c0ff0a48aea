import { beforeEach, expect, test } from 'vitest';
import { savedTextsOf, writeOrderText } from '../../../src/catalogue/work-orders/write-order-text.ts';
import { CallError } from '../../../src/providers/calls/call-error.ts';
import { setSession } from '../../../src/providers/session/session.ts';
import { fakeSession, useFakeApi } from '../../support/screens/fakes.ts';

beforeEach(() => setSession(fakeSession));

test('each text of an order is saved with the value that was seen, by the call that it belongs to', async () => {
  const received = useFakeApi();
  for (const field of ['name', 'remark', 'customerName', 'plate'] as const)
    await writeOrderText(7, field, { text: 'new', seen: 'old' });
  expect(received.map(({ operation, body }) => [operation, body])).toEqual([
    ['modifyListName', { listId: 7, name: 'new', seen: { name: 'old' } }],
    ['modifyListRemark', { listId: 7, remark: 'new', seen: { remark: 'old' } }],
    ['modifyListCustomer', { listId: 7, customerName: 'new', seen: { customerName: 'old' } }],
    ['modifyListCustomer', { listId: 7, plate: 'new', seen: { plate: 'old' } }],
  ]);
});

test('only the refusal of a changed order has its saved texts', () => {
  const texts = { name: 'a', remark: '', customerName: '', plate: '' };
  expect(savedTextsOf(new CallError('900409', '', { ...texts, listId: 7 }))).toEqual(texts);
  for (const error of [new CallError('900404', '', texts), new CallError('900409', '', { name: 'a' }), new Error('x')])
    expect(savedTextsOf(error)).toBeUndefined();
});
