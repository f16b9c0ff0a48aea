import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../../src/contract/all-calls.ts';
import { openTestApi, type TestApi } from '../../support/server/api.ts';
import { fillTinyCatalogue } from '../../support/tiny-catalogue/tiny-catalogue.ts';
import { tinyItem, tinyOrder } from '../../support/tiny-catalogue/tiny-order.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await fillTinyCatalogue(api.db);
});
afterAll(() => api.close());

const labour = {
  ...tinyItem,
  lineKind: 'labour',
  oe: '',
  searchOe: '',
  priceBrandId: null,
  stdPartName: '更换前制动片',
};
const addOrder = async (item: object = tinyItem) => {
  const { result } = await api.post(calls.savePartList, { ...tinyOrder, items: [item] });
  return { listId: result.listId, partId: result.partIds[0] ?? 0 };
};
const change = async ({ listId, partId }: { listId: number; partId: number }, values: object, seen?: object) =>
  api.post(calls.updatePartListItems, { listId, changes: [{ partId, values, seen }] });

test('a return reason with words is kept on the line, and can be removed', async () => {
  const order = await addOrder();
  const returned = { returnReason: 'wrongPart', returnNote: '卡钳装不上' };
  expect((await change(order, returned)).result.items[0]).toMatchObject(returned);
  expect((await api.post(calls.getItem, { listId: order.listId })).result.rows[0]).toMatchObject(returned);
  const none = { returnReason: null, returnNote: '' };
  expect((await change(order, none, returned)).result.items[0]).toMatchObject(none);
});

test('words without a reason, an unknown reason and a reason on labour are refused', async () => {
  const order = await addOrder();
  expect(await change(order, { returnNote: '卡钳装不上' })).toMatchObject({ code: '900400' });
  expect(await change(order, { returnReason: 'lost' })).toMatchObject({ code: '900400' });
  expect(await change(await addOrder(labour), { returnReason: 'damaged' })).toMatchObject({ code: '900400' });
  expect((await api.post(calls.getItem, { listId: order.listId })).result.rows[0]?.returnReason).toBeNull();
});

test('a reason that a colleague has changed meanwhile is not overwritten', async () => {
  const order = await addOrder();
  await change(order, { returnReason: 'damaged' });
  const answer = await change(order, { returnReason: 'notNeeded' }, { returnReason: null });
  expect(answer).toMatchObject({ code: '900409', result: { items: [{ returnReason: 'damaged' }] } });
});

test('a copy of an order has its lines without what was returned', async () => {
  const order = await addOrder();
  await change(order, { returnReason: 'other', returnNote: '客户退车' });
  const { listId } = (await api.post(calls.copyPartList, { listId: order.listId, name: '副本' })).result;
  const { rows } = (await api.post(calls.getItem, { listId })).result;
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ returnReason: null, returnNote: '' });
});
