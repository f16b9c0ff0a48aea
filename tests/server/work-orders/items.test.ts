import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getItem } from '../../../src/contract/work-orders/schemas.ts';
import { age, itemWith, longAgo, openShops, orderWith } from './support.ts';

let shops: Awaited<ReturnType<typeof openShops>>;
/** The empty order of each test, last changed in the past. */
let listId = 0;

beforeAll(async () => {
  shops = await openShops();
});
afterAll(() => shops.db.close());
beforeEach(async () => {
  await shops.db.sql.deleteFrom('workOrder').execute();
  listId = (await shops.routes.savePartList(orderWith(), shops.shop)).listId;
  await age(shops.db, listId);
});

const inOrder = { orderBy: 'asc', sortBy: 'added', search: '' } as const;
const add = async (given: Parameters<typeof itemWith>[0] = {}, context = shops.shop) =>
  (await shops.routes.savePartListItem({ listId, item: itemWith(given) }, context)).partId;
const itemsOf = async (context = shops.shop, query: Partial<Parameters<typeof shops.routes.getItem>[0]> = {}) =>
  shops.routes.getItem({ listId, pageNum: 1, pageSize: 10_000, ...inOrder, ...query }, context);
const idsOf = async () => (await itemsOf()).rows.map(({ partId }) => partId);
const isTouched = async () => (await shops.routes.getPartList({ listId }, shops.shop)).updateTime !== longAgo;

test('an added part is stored as sent and updates the order’s change time', async () => {
  const partId = await add({ quantity: 2, partRemark: '客户自备' });
  const { rows, total } = getItem.result.parse(await itemsOf());
  expect(total).toBe(1);
  expect(rows).toEqual([
    {
      ...itemWith({ quantity: 2, partRemark: '客户自备' }),
      partId,
      formerOe: '',
      returnReason: null,
      returnNote: '',
      addedAt: expect.any(String),
      addedBy: 1,
      updatedBy: 1,
      updateTime: expect.any(String),
    },
  ]);
  expect(await isTouched()).toBe(true);
});

test('an order can be created with items, and their ids are in the order of the request', async () => {
  const items = ['A1', 'A2', 'A3'].map((searchOe) => itemWith({ searchOe }));
  const created = await shops.routes.savePartList(orderWith({ items }), shops.shop);
  listId = created.listId;
  expect((await itemsOf()).rows.map(({ partId, searchOe }) => [partId, searchOe])).toEqual([
    [created.partIds[0], 'A1'],
    [created.partIds[1], 'A2'],
    [created.partIds[2], 'A3'],
  ]);
});

test('an order created with a duplicate part is refused as a whole', async () => {
  const items = [itemWith(), itemWith({ quantity: 4 })];
  await expect(shops.routes.savePartList(orderWith({ items }), shops.shop)).rejects.toMatchObject({ code: '300101' });
  expect(await shops.routes.getPartListCount({}, shops.shop)).toEqual({ count: 1 });
});

test('a part already on the order is refused without updating the order’s change time', async () => {
  await add();
  await age(shops.db, listId);
  await expect(add({ quantity: 5 })).rejects.toMatchObject({ code: '300101' });
  expect((await itemsOf()).rows.map(({ quantity }) => quantity)).toEqual([1]);
  expect(await isTouched()).toBe(false);
});

test('a number is the same part in any spelling', async () => {
  await add();
  await expect(add({ searchOe: '1k0 698-151 a' })).rejects.toMatchObject({ code: '300101' });
});

test('the same number is allowed for another brand, another standard part and another order', async () => {
  const first = await add();
  const others = [await add({ priceBrandId: 2 }), await add({ stdPartCode: 'P1701003' })];
  expect(await idsOf()).toEqual([first, ...others]);
  listId = (await shops.routes.savePartList(orderWith(), shops.shop)).listId;
  await add();
  expect(await idsOf()).toHaveLength(1);
});

test('two concurrent adds of one part store one item', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => add()));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: '300101' });
  }
  expect(await idsOf()).toHaveLength(1);
});

test('a number without letters and digits is refused with its path', async () => {
  await expect(add({ searchOe: '---' })).rejects.toMatchObject({
    code: '900400',
    details: { problems: [{ path: 'data.item.searchOe' }] },
  });
  const items = [itemWith(), itemWith({ searchOe: '.' })];
  await expect(shops.routes.savePartList(orderWith({ items }), shops.shop)).rejects.toMatchObject({
    details: { problems: [{ path: 'data.items.1.searchOe' }] },
  });
});

test('a price beyond the range of its column is refused by the schema with its path', async () => {
  await expect(add({ marketPriceFen: 2 ** 31 })).rejects.toThrow('marketPriceFen');
});

test('items are paged in either order of adding, with their total', async () => {
  const ids = [await add({ searchOe: 'A1' }), await add({ searchOe: 'A2' }), await add({ searchOe: 'A3' })];
  const first = await itemsOf(shops.shop, { pageSize: 2 });
  expect(first.rows.map(({ partId }) => partId)).toEqual(ids.slice(0, 2));
  expect(first.total).toBe(3);
  const last = await itemsOf(shops.shop, { pageSize: 2, pageNum: 2, orderBy: 'desc' });
  expect(last.rows.map(({ partId }) => partId)).toEqual(ids.slice(0, 1));
});

test('quantity and remark can be changed separately, which updates the order’s change time', async () => {
  const partId = await add();
  await age(shops.db, listId);
  const { updatePartListItem } = shops.routes;
  const more = await updatePartListItem({ listId, partId, values: { quantity: 7 } }, shops.shop);
  expect(more).toMatchObject({ partId, quantity: 7, partRemark: '' });
  expect(await isTouched()).toBe(true);
  const remarked = await updatePartListItem({ listId, partId, values: { partRemark: '急' } }, shops.shop);
  expect(remarked).toMatchObject({ quantity: 7, partRemark: '急' });
  const cleared = await updatePartListItem({ listId, partId, values: { partRemark: '' } }, shops.shop);
  expect(cleared.partRemark).toBe('');
  const unchanged = await updatePartListItem({ listId, partId, values: {} }, shops.shop);
  expect(unchanged).toEqual({ ...cleared, updateTime: unchanged.updateTime });
  expect((await itemsOf()).rows).toEqual([unchanged]);
});

test('removed items are in neither list nor total, and restoring them restores their positions', async () => {
  const ids = [await add({ searchOe: 'A1' }), await add({ searchOe: 'A2' }), await add({ searchOe: 'A3' })];
  await age(shops.db, listId);
  const [first = 0, second = 0, third = 0] = ids;
  await shops.routes.removeItem({ listId, partIds: [first, second] }, shops.shop);
  expect(await idsOf()).toEqual([third]);
  expect(await shops.routes.getPartList({ listId }, shops.shop)).toMatchObject({ itemNum: 1, totalFen: 39_800 });
  expect(await isTouched()).toBe(true);
  await expect(
    shops.routes.updatePartListItem({ listId, partId: first, values: { quantity: 2 } }, shops.shop),
  ).rejects.toMatchObject({ code: '900404' });
  await age(shops.db, listId);
  await shops.routes.restoreItem({ listId, partIds: [first, second] }, shops.shop);
  expect(await idsOf()).toEqual(ids);
  expect(await isTouched()).toBe(true);
});

test('a removed part that has been added again is not restored', async () => {
  const removed = await add();
  await shops.routes.removeItem({ listId, partIds: [removed] }, shops.shop);
  const again = await add();
  await expect(shops.routes.restoreItem({ listId, partIds: [removed] }, shops.shop)).rejects.toMatchObject({
    code: '300101',
  });
  expect(await idsOf()).toEqual([again]);
});

test('a request with an id that is not on the order is refused as a whole, without updating the order’s change time', async () => {
  const partId = await add();
  const elsewhere = await shops.routes.savePartList(orderWith({ items: [itemWith()] }), shops.shop);
  await age(shops.db, listId);
  const partIds = [partId, ...elsewhere.partIds];
  await expect(shops.routes.removeItem({ listId, partIds }, shops.shop)).rejects.toMatchObject({ code: '900404' });
  expect(await idsOf()).toEqual([partId]);
  await shops.routes.removeItem({ listId, partIds: [partId] }, shops.shop);
  await age(shops.db, listId);
  await expect(shops.routes.restoreItem({ listId, partIds }, shops.shop)).rejects.toMatchObject({ code: '900404' });
  expect(await idsOf()).toEqual([]);
  expect(await isTouched()).toBe(false);
});

test('every call on items answers another user’s order as missing', async () => {
  const partId = await add();
  const { removeItem, restoreItem, updatePartListItem } = shops.routes;
  const tries = [
    () => itemsOf(shops.rival),
    () => add({ searchOe: 'A9' }, shops.rival),
    () => removeItem({ listId, partIds: [partId] }, shops.rival),
    () => restoreItem({ listId, partIds: [partId] }, shops.rival),
    () => updatePartListItem({ listId, partId, values: { quantity: 9 } }, shops.rival),
  ];
  for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ code: '900404' });
  expect((await itemsOf()).rows).toMatchObject([{ partId, quantity: 1 }]);
});

test('an item of another order cannot be changed through one’s own order', async () => {
  const partId = await add();
  const own = await shops.routes.savePartList(orderWith(), shops.rival);
  await expect(
    shops.routes.updatePartListItem({ listId: own.listId, partId, values: { quantity: 9 } }, shops.rival),
  ).rejects.toMatchObject({ code: '900404' });
  expect((await itemsOf()).rows).toMatchObject([{ partId, quantity: 1 }]);
});

test('a removed order cannot be changed', async () => {
  const partId = await add();
  await shops.routes.removeList({ listIds: [listId] }, shops.shop);
  const missing = { code: '900404' };
  await expect(add({ searchOe: 'A9' })).rejects.toMatchObject(missing);
  await expect(itemsOf()).rejects.toMatchObject(missing);
  await expect(shops.routes.removeItem({ listId, partIds: [partId] }, shops.shop)).rejects.toMatchObject(missing);
});
