import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WorkOrder } from '../../../src/contract/work-orders/schemas.ts';
import { ordersMax } from '../../../src/server/work-orders/refuse-full-account.ts';
import { makeContext } from '../../support/server/make-context.ts';
import { age, itemWith, openShops, orderWith } from './support.ts';

let shops: Awaited<ReturnType<typeof openShops>>;
const page = { pageNum: 1, pageSize: 10, search: '', scope: 'own', sortBy: 'updateTime', orderBy: 'desc' } as const;

beforeAll(async () => {
  shops = await openShops();
});
afterAll(() => shops.db.close());
beforeEach(async () => {
  await shops.db.sql.deleteFrom('workOrder').execute();
});

const open = async (given: Parameters<typeof orderWith>[0] = {}, context = shops.shop) =>
  (await shops.routes.savePartList(orderWith(given), context)).listId;
const get = (listId: number, context = shops.shop) => shops.routes.getPartList({ listId }, context);
const namesOf = async (query: Partial<Parameters<typeof shops.routes.getList>[0]>, context = shops.shop) =>
  (await shops.routes.getList({ ...page, ...query }, context)).rows.map(({ name }) => name);

test('an order stores its vehicle and the normalised VIN', async () => {
  const listId = await open({ vin: 'lsvaa2br1gn1ooooo' });
  const order = await get(listId);
  expect(WorkOrder.parse(order)).toEqual(order);
  expect(order).toMatchObject({ listId, vehicleId: 1, vin: 'LSVAA2BR1GN100000', name: '朗逸 前刹车', itemNum: 0 });
});

test('an order without a vehicle, and with an empty VIN, is allowed', async () => {
  expect(await get(await open({ vehicleId: null, vin: ' ' }))).toMatchObject({ vehicleId: null, vin: null });
});

test('an order for an unknown vehicle is refused and not stored', async () => {
  await expect(open({ vehicleId: 999 })).rejects.toMatchObject({ code: '900404' });
  expect(await shops.routes.getPartListCount({}, shops.shop)).toEqual({ count: 0 });
});

test('the default name is brand, family and the minute in Shanghai', async () => {
  const before = Date.now();
  const { name } = await get(await open({ name: undefined }));
  const [, minute = ''] = /^大众 朗逸 (\d{4}-\d\d-\d\d \d\d:\d\d)$/.exec(name) ?? [];
  const createdAt = Date.parse(`${minute.replace(' ', 'T')}:00+08:00`);
  expect(createdAt).toBeGreaterThan(before - 60_000);
  expect(createdAt).toBeLessThanOrEqual(Date.now());
});

test('a default name is cut to the allowed length and needs no brand', async () => {
  const long = await get(await open({ name: undefined, brandName: '甲'.repeat(42), familyName: '😀乙' }));
  expect(WorkOrder.shape.name.safeParse(long.name).success).toBe(true);
  const repeated = await get(await open({ name: undefined, brandName: '苍鹭', familyName: '苍鹭 K5' }));
  expect(repeated.name).toMatch(/^苍鹭 K5 \d{4}-/);
  const bare = await get(await open({ name: undefined, brandName: '', familyName: '' }));
  expect(bare.name).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
});

test('the total sums quantity times price; items without a price are counted', async () => {
  const listId = await open({
    items: [
      itemWith({ quantity: 3 }),
      itemWith({ searchOe: 'A2', marketPriceFen: 2_000_000_000, quantity: 9_999 }),
      itemWith({ searchOe: 'A3', marketPriceFen: null }),
      itemWith({ searchOe: 'A4', marketPriceFen: 0 }),
    ],
  });
  expect(await get(listId)).toMatchObject({ itemNum: 4, totalFen: 3 * 39_800 + 19_998_000_000_000, unpricedNum: 2 });
});

test('the list shows each order with its own totals, and only the caller’s', async () => {
  const filled = await open({ name: '甲', items: [itemWith({ quantity: 2 })] });
  const empty = await open({ name: '乙' });
  await open({ name: '别人的' }, shops.rival);
  const { rows, total } = await shops.routes.getList(page, shops.shop);
  expect(total).toBe(2);
  expect(rows.map(({ listId, itemNum, totalFen }) => ({ listId, itemNum, totalFen }))).toEqual([
    { listId: empty, itemNum: 0, totalFen: 0 },
    { listId: filled, itemNum: 1, totalFen: 79_600 },
  ]);
});

test('the list is paged and has the total of all pages', async () => {
  for (const name of ['1', '2', '3']) await open({ name });
  const second = await shops.routes.getList(
    { ...page, pageNum: 2, pageSize: 2, sortBy: 'name', orderBy: 'asc' },
    shops.shop,
  );
  expect(second.rows.map(({ name }) => name)).toEqual(['3']);
  expect(second.total).toBe(3);
  expect(await shops.routes.getList({ ...page, pageNum: 9 }, shops.shop)).toEqual({ rows: [], total: 3 });
});

test('the list sorts by name ignoring case, by creation and by last change', async () => {
  await open({ name: 'b' });
  const old = await open({ name: 'A' });
  await open({ name: 'C' });
  await age(shops.db, old);
  expect(await namesOf({ sortBy: 'name', orderBy: 'asc' })).toEqual(['A', 'b', 'C']);
  expect(await namesOf({ sortBy: 'name', orderBy: 'desc' })).toEqual(['C', 'b', 'A']);
  expect(await namesOf({ sortBy: 'createdAt', orderBy: 'asc' })).toEqual(['b', 'A', 'C']);
  expect(await namesOf({ sortBy: 'updateTime', orderBy: 'asc' })).toEqual(['A', 'b', 'C']);
});

test('the search matches the name, the VIN and the name of the vehicle', async () => {
  await open({ name: 'Front axle', vehicleName: '丙' });
  await open({ name: '2', vin: 'LSVAA2BR1GN100000', vehicleName: '丙' });
  await open({ name: '3', vehicleName: 'Lavida 手动' });
  expect(await namesOf({ search: 'front' })).toEqual(['Front axle']);
  expect(await namesOf({ search: 'aa2br1' })).toEqual(['2']);
  expect(await namesOf({ search: '手动' })).toEqual(['3']);
  expect(await namesOf({ search: 'nowhere' })).toEqual([]);
  expect(await shops.routes.getList({ ...page, search: 'front' }, shops.shop)).toMatchObject({ total: 1 });
});

test('the search takes percent sign, underscore and backslash literally', async () => {
  for (const name of ['100%', 'a_b', 'c\\d', 'plain']) await open({ name });
  expect(await namesOf({ search: '%' })).toEqual(['100%']);
  expect(await namesOf({ search: '_' })).toEqual(['a_b']);
  expect(await namesOf({ search: '\\' })).toEqual(['c\\d']);
});

test('the order to continue is the last changed one of the vehicle, and of the VIN if one is given', async () => {
  const { indexForExist } = shops.routes;
  const one = await open({ vin: 'LSVAA2BR1GN100000' });
  const other = await open({ vin: 'LSVAA2BR1GN100001' });
  await open({ vehicleId: 2, vin: 'LSVAA2BR1GN100000' });
  await open({ vin: 'LSVAA2BR1GN100000' }, shops.rival);
  expect((await indexForExist({ vehicleId: 1 }, shops.shop)).order?.listId).toBe(other);
  expect((await indexForExist({ vehicleId: 1, vin: 'lsvaa2br1gn100000' }, shops.shop)).order?.listId).toBe(one);
  await age(shops.db, other);
  expect((await indexForExist({ vehicleId: 1 }, shops.shop)).order?.listId).toBe(one);
  expect(await indexForExist({ vehicleId: 3 }, shops.shop)).toEqual({ order: null });
});

test('the last order is the one changed last, or null without orders', async () => {
  expect(await shops.routes.getPartListLimitOne({}, shops.shop)).toEqual({ order: null });
  const first = await open({ name: '1' });
  const second = await open({ name: '2' });
  await age(shops.db, first);
  await age(shops.db, second);
  await shops.routes.savePartListItem({ listId: first, item: itemWith() }, shops.shop);
  expect((await shops.routes.getPartListLimitOne({}, shops.shop)).order?.listId).toBe(first);
});

test('an order can be renamed', async () => {
  const listId = await open();
  await shops.routes.modifyListName({ listId, name: '周五取车' }, shops.shop);
  expect((await get(listId)).name).toBe('周五取车');
});

test('removed orders are in no result, and restoring them restores their items', async () => {
  const { removeList, restoreList, getPartListCount, getPartListLimitOne, indexForExist } = shops.routes;
  const listId = await open({ items: [itemWith()] });
  const stored = await get(listId);
  await removeList({ listIds: [listId, listId] }, shops.shop);
  await expect(get(listId)).rejects.toMatchObject({ code: '900404' });
  expect(await namesOf({})).toEqual([]);
  expect(await getPartListCount({}, shops.shop)).toEqual({ count: 0 });
  expect(await getPartListLimitOne({}, shops.shop)).toEqual({ order: null });
  expect(await indexForExist({ vehicleId: 1 }, shops.shop)).toEqual({ order: null });
  await expect(shops.routes.modifyListName({ listId, name: 'x' }, shops.shop)).rejects.toMatchObject({
    code: '900404',
  });
  await restoreList({ listIds: [listId] }, shops.shop);
  expect(await get(listId)).toEqual(stored);
});

test('removing or restoring twice, as in a retry, changes nothing', async () => {
  const listId = await open();
  const orders = { listIds: [listId] };
  await shops.routes.restoreList(orders, shops.shop);
  expect(await namesOf({})).toHaveLength(1);
  await shops.routes.removeList(orders, shops.shop);
  await shops.routes.removeList(orders, shops.shop);
  expect(await namesOf({})).toEqual([]);
});

test('a request that includes another user’s order is refused as a whole', async () => {
  const mine = await open({ name: '我的' });
  const theirs = await open({ name: '别人的' }, shops.rival);
  const both = { listIds: [mine, theirs] };
  await expect(shops.routes.removeList(both, shops.shop)).rejects.toMatchObject({ code: '900404' });
  expect(await namesOf({})).toEqual(['我的']);
  await shops.routes.removeList({ listIds: [mine] }, shops.shop);
  await shops.routes.removeList({ listIds: [theirs] }, shops.rival);
  await expect(shops.routes.restoreList(both, shops.shop)).rejects.toMatchObject({ code: '900404' });
  expect(await namesOf({})).toEqual([]);
  expect(await namesOf({}, shops.rival)).toEqual([]);
});

test('another user’s order can be neither read nor renamed', async () => {
  const listId = await open({ name: '别人的' }, shops.rival);
  await expect(get(listId)).rejects.toMatchObject({ code: '900404' });
  await expect(shops.routes.modifyListName({ listId, name: '夺走' }, shops.shop)).rejects.toMatchObject({
    code: '900404',
  });
  expect((await get(listId, shops.rival)).name).toBe('别人的');
});

test('a free account can add and copy orders up to its bound, and again after deleting one', async () => {
  await open();
  await shops.db.sql.insertInto('account').values({ username: 'hoarder', passwordHash: 'none', roleId: 1 }).execute();
  const hoarder = makeContext({ userId: 3 });
  await shops.db.execute(`insert into work_order overriding system value
    select (jsonb_populate_record(w, jsonb_build_object('list_id', 1000000 + n, 'user_id', 3, 'name', 'order ' || n,
      'operation_id', null))).*
    from work_order w, generate_series(1, ${ordersMax.free}) n`);
  await expect(open({}, hoarder)).rejects.toMatchObject({ code: '300121' });
  const copy = { listId: 1_000_001, name: '副本', arePricesPresent: false };
  await expect(shops.routes.copyPartList(copy, hoarder)).rejects.toMatchObject({ code: '300121' });
  const paid = makeContext({ userId: 3, tier: 'paid' });
  expect(await open({}, paid)).toBeGreaterThan(0);
  await shops.db.execute(`delete from work_order where name in ('order 2', 'order 3')`);
  expect(await open({}, hoarder)).toBeGreaterThan(0);
  await expect(open({}, hoarder)).rejects.toMatchObject({ code: '300121' });
});
