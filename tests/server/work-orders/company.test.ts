import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getOrderChanges, getOrderPeople } from '../../../src/contract/work-orders/schemas.ts';
import { makeContext } from '../../support/server/make-context.ts';
import { itemWith, openShops, orderWith } from './support.ts';

let shops: Awaited<ReturnType<typeof openShops>>;
const page = { pageNum: 1, pageSize: 10, search: '', scope: 'all', sortBy: 'updateTime', orderBy: 'desc' } as const;
const items = { pageNum: 1, pageSize: 10, search: '', sortBy: 'added', orderBy: 'asc' } as const;

/** User 1 is the main account of 3 and 4; 2 and its sub account 5 are another company. */
const main = makeContext({ userId: 1 });
const anna = makeContext({ userId: 3, parentId: 1, acctLevel: 1 });
const ben = makeContext({ userId: 4, parentId: 1, acctLevel: 1 });
const rival = makeContext({ userId: 2 });
const rivalSub = makeContext({ userId: 5, parentId: 2, acctLevel: 1 });

beforeAll(async () => {
  shops = await openShops();
  await shops.db.execute(`insert into account (user_id, username, user_realname, password_hash, role_id, parent_id, acct_level)
    overriding system value values
    (3, 'anna', '安娜', 'none', 1, 1, 1), (4, 'ben', '', 'none', 1, 1, 1), (5, 'rival-sub', null, 'none', 1, 2, 1)`);
});
afterAll(() => shops.db.close());
beforeEach(async () => {
  await shops.db.sql.deleteFrom('workOrder').execute();
});

const open = async (context = anna, name = '安娜的') =>
  shops.routes.savePartList(orderWith({ name, items: [itemWith()] }), context);
const namesOf = async (context: typeof main, query: Partial<Parameters<typeof shops.routes.getList>[0]> = {}) => {
  const { rows, total } = await shops.routes.getList({ ...page, ...query }, context);
  expect(rows).toHaveLength(total);
  return rows.map(({ name }) => name).toSorted();
};

test('main and sub accounts list the company’s orders: own, all, and of one person', async () => {
  await open(main, '主');
  await open(anna, '安');
  await open(ben, '本');
  await open(rival, '别家');
  for (const context of [main, anna, ben]) {
    expect(await namesOf(context)).toEqual(['主', '安', '本']);
    expect(await namesOf(context, { ownerId: 3 })).toEqual(['安']);
  }
  expect(await namesOf(anna, { scope: 'own' })).toEqual(['安']);
  expect(await namesOf(rivalSub)).toEqual(['别家']);
});

test('the people of the orders are the company’s accounts, the main account first, by real or user name', async () => {
  const people = getOrderPeople.result.parse(await shops.routes.getOrderPeople({}, ben));
  expect(people).toEqual([
    { userId: 1, name: 'shop', isMain: true },
    { userId: 3, name: '安娜', isMain: false },
    { userId: 4, name: 'ben', isMain: false },
  ]);
  expect((await shops.routes.getOrderPeople({}, rival)).map(({ userId }) => userId)).toEqual([2, 5]);
});

test('a colleague edits an order: its owner stays, and order and item name who changed them', async () => {
  const { listId, partIds } = await open();
  const [partId = 0] = partIds;
  await shops.routes.updatePartListItem({ listId, partId, values: { quantity: 4 } }, ben);
  expect(await shops.routes.getPartList({ listId }, main)).toMatchObject({ ownerId: 3, updatedBy: 4 });
  const { rows } = await shops.routes.getItem({ listId, ...items }, anna);
  expect(rows[0]).toMatchObject({ quantity: 4, addedBy: 3, updatedBy: 4 });
});

test('only the owner and the main account delete and restore an order', async () => {
  const { listId } = await open();
  const ids = { listIds: [listId] };
  await expect(shops.routes.removeList(ids, ben)).rejects.toMatchObject({ code: '300321' });
  await shops.routes.removeList(ids, anna);
  await expect(shops.routes.restoreList(ids, ben)).rejects.toMatchObject({ code: '300321' });
  await shops.routes.restoreList(ids, main);
  await shops.routes.removeList(ids, main);
  await expect(shops.routes.getPartList({ listId }, anna)).rejects.toMatchObject({ code: '900404' });
});

test('the vehicle’s current order and the number of orders are the caller’s own', async () => {
  const { listId } = await open();
  expect((await shops.routes.indexForExist({ vehicleId: 1 }, anna)).order?.listId).toBe(listId);
  expect(await shops.routes.indexForExist({ vehicleId: 1 }, ben)).toEqual({ order: null });
  expect(await shops.routes.getPartListLimitOne({}, main)).toEqual({ order: null });
  expect(await shops.routes.getPartListCount({}, main)).toEqual({ count: 0 });
});

test('an account that has left the company no longer reaches its orders', async () => {
  const { listId } = await open();
  const former = makeContext({ userId: 4 });
  await expect(shops.routes.getPartList({ listId }, former)).rejects.toMatchObject({ code: '900404' });
  expect(await namesOf(former)).toEqual([]);
});

test('the record of an order names who did what, newest first, with the values before and after', async () => {
  const { listId, partIds } = await open();
  const [partId = 0] = partIds;
  const order = { listId };
  await shops.routes.modifyListName({ ...order, name: '新名' }, main);
  const second = { ...order, item: itemWith({ searchOe: 'A2', oe: 'A 2' }) };
  const added = await shops.routes.savePartListItem(second, ben);
  await shops.routes.updatePartListItems({ ...order, changes: [{ partId, values: { quantity: 4, unit: '' } }] }, ben);
  await shops.routes.removeItem({ ...order, partIds: [added.partId] }, anna);
  await shops.routes.restoreItem({ ...order, partIds: [added.partId] }, anna);
  const changes = getOrderChanges.result.parse(
    await shops.routes.getOrderChanges({ ...order, pageNum: 1, pageSize: 20 }, anna),
  );
  expect(changes.total).toBe(6);
  expect(changes.rows.map(({ userId, action, itemNum }) => [userId, action, itemNum])).toEqual([
    [3, 'itemRestore', 1],
    [3, 'itemDelete', 1],
    [4, 'itemEdit', 1],
    [4, 'itemAdd', 1],
    [1, 'orderEdit', 0],
    [3, 'orderAdd', 1],
  ]);
  expect(changes.rows[2]?.items).toEqual([
    { partId, oe: '1K0 698 151 A', name: '前制动片', before: { quantity: 1 }, after: { quantity: 4 } },
  ]);
  expect(changes.rows[4]).toMatchObject({ before: { name: '安娜的' }, after: { name: '新名' } });
  const paged = await shops.routes.getOrderChanges({ ...order, pageNum: 2, pageSize: 5 }, main);
  expect(paged.rows.map(({ action }) => action)).toEqual(['orderAdd']);
});

test('a record keeps the names of the first fifty items and the number of all', async () => {
  const { listId } = await open();
  const many = Array.from({ length: 60 }, (_, index) => itemWith({ searchOe: `A${index}` }));
  await shops.routes.savePartListItems({ listId, items: many, isPresentSkipped: false }, ben);
  const { rows } = await shops.routes.getOrderChanges({ listId, pageNum: 1, pageSize: 1 }, ben);
  expect(rows[0]?.itemNum).toBe(60);
  expect(rows[0]?.items).toHaveLength(50);
});

test('a copy belongs to whoever copies, and its record names the source', async () => {
  const { listId } = await open();
  const copy = await shops.routes.copyPartList({ listId, name: '本的', arePricesPresent: false }, ben);
  expect(await shops.routes.getPartList(copy, anna)).toMatchObject({ ownerId: 4, itemNum: 1 });
  const { rows } = await shops.routes.getOrderChanges({ ...copy, pageNum: 1, pageSize: 5 }, anna);
  expect(rows).toMatchObject([{ userId: 4, action: 'orderCopy', before: { name: '安娜的', listId } }]);
});

test('a refused change leaves no record', async () => {
  const { listId } = await open();
  await expect(shops.routes.savePartListItem({ listId, item: itemWith() }, ben)).rejects.toMatchObject({
    code: '300101',
  });
  expect((await shops.routes.getOrderChanges({ listId, pageNum: 1, pageSize: 5 }, ben)).total).toBe(1);
});

describe.each([
  ['another company’s main account', rival],
  ['another company’s sub account', rivalSub],
])('%s', (_name, context) => {
  test('cannot read, edit, copy, delete or list the order', async () => {
    const { listId, partIds } = await open();
    const [partId = 0] = partIds;
    const { routes } = shops;
    const changes = [{ partId, values: { quantity: 9 } }];
    const attempts: (() => unknown)[] = [
      () => routes.getPartList({ listId }, context),
      () => routes.getItem({ listId, ...items }, context),
      () => routes.getItemPresent({ listId }, context),
      () => routes.getOrderChanges({ listId, pageNum: 1, pageSize: 5 }, context),
      () => routes.modifyListName({ listId, name: '偷' }, context),
      () => routes.modifyListRemark({ listId, remark: '偷' }, context),
      () => routes.savePartListItem({ listId, item: itemWith({ searchOe: 'A9' }) }, context),
      () => routes.savePartListItems({ listId, items: [itemWith()], isPresentSkipped: true }, context),
      () => routes.updatePartListItem({ listId, partId, values: { quantity: 9 } }, context),
      () => routes.updatePartListItems({ listId, changes }, context),
      () => routes.removeItem({ listId, partIds }, context),
      () => routes.restoreItem({ listId, partIds }, context),
      () => routes.copyPartList({ listId, name: '偷', arePricesPresent: false }, context),
      () => routes.removeList({ listIds: [listId] }, context),
      () => routes.restoreList({ listIds: [listId] }, context),
    ];
    for (const attempt of attempts) {
      await expect(Promise.resolve().then(attempt)).rejects.toMatchObject({ code: '900404' });
    }
    expect(await namesOf(context)).toEqual([]);
    expect(await namesOf(context, { ownerId: 3 })).toEqual([]);
    expect(await namesOf(context, { ownerId: 1 })).toEqual([]);
  });
});
