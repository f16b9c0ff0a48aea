import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ITEMS_PER_ORDER_MAX } from '../../../src/contract/work-orders/rules.ts';
import { ChangedItems } from '../../../src/contract/work-orders/schemas.ts';
import { Refusal } from '../../../src/server/platform/errors.ts';
import { workOrderRoutes } from '../../../src/server/work-orders/routes.ts';
import { countingDatabase } from '../../support/server/counting-database.ts';
import { defaultProvinceOnly, itemWith, numbers, openShops, orderWith } from './support.ts';

let shops: Awaited<ReturnType<typeof openShops>>;
let listId = 0;
let ids: number[] = [];

beforeAll(async () => {
  shops = await openShops();
});
afterAll(() => shops.db.close());
beforeEach(async () => {
  await shops.db.sql.deleteFrom('workOrder').execute();
  const items = ['1K0698151A', '1K0615301AA', 'X9'].map((searchOe) => itemWith({ searchOe }));
  const created = await shops.routes.savePartList(orderWith({ items }), shops.shop);
  listId = created.listId;
  ids = created.partIds;
});

const all = { pageNum: 1, pageSize: 10_000, orderBy: 'asc', sortBy: 'added', search: '' } as const;
const items = async (list = listId, query: Partial<Parameters<typeof shops.routes.getItem>[0]> = {}) =>
  (await shops.routes.getItem({ listId: list, ...all, ...query }, shops.shop)).rows;
const first = () => ids[0] ?? 0;
const update = async (change: Omit<Parameters<typeof shops.routes.updatePartListItem>[0], 'listId'>) =>
  shops.routes.updatePartListItem({ listId, ...change }, shops.shop);
const labour = (stdPartName: string) =>
  itemWith({ lineKind: 'labour', stdPartName, oe: '', searchOe: '', stdPartCode: '', priceBrandId: null });

test('a change whose seen values are outdated is refused with the stored item', async () => {
  const partId = first();
  await update({ partId, values: { quantity: 3 }, seen: { quantity: 1 } });
  const refused = await update({ partId, values: { quantity: 5 }, seen: { quantity: 1 } }).catch(
    (error: unknown) => error,
  );
  expect(refused).toMatchObject({ code: '900409' });
  const { result } = refused instanceof Refusal ? refused.details : {};
  expect(ChangedItems.parse(result).items).toMatchObject([{ partId, quantity: 3 }]);
  expect((await items())[0]).toMatchObject({ quantity: 3 });
});

test('a change succeeds if only another field has changed meanwhile', async () => {
  const partId = first();
  await update({ partId, values: { quantity: 3 }, seen: { quantity: 1 } });
  const changed = await update({ partId, values: { partRemark: '急' }, seen: { partRemark: '' } });
  expect(changed).toMatchObject({ quantity: 3, partRemark: '急' });
});

test('of two concurrent changes of one field, one succeeds and the other is refused', async () => {
  const partId = first();
  const tries = [2, 3, 4].map((quantity) => update({ partId, values: { quantity }, seen: { quantity: 1 } }));
  const outcomes = await Promise.allSettled(tries);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('several changes are atomic', async () => {
  const changes = ids.map((partId) => ({ partId, values: { quantity: 7 }, seen: { quantity: 1 } }));
  const { items: changed } = await shops.routes.updatePartListItems({ listId, changes }, shops.shop);
  expect(changed.map(({ partId, quantity }) => [partId, quantity])).toEqual(ids.map((id) => [id, 7]));
  const again = [{ partId: first(), values: { quantity: 9 } }, ...changes.slice(1)];
  await expect(shops.routes.updatePartListItems({ listId, changes: again }, shops.shop)).rejects.toMatchObject({
    code: '900409',
  });
  expect((await items()).map(({ quantity }) => quantity)).toEqual([7, 7, 7]);
});

test('changing an item twice in a request, a fraction of a part and a number already on the order are refused', async () => {
  const partId = first();
  const twice = [
    { partId, values: { quantity: 2 } },
    { partId, values: { quantity: 3 } },
  ];
  await expect(shops.routes.updatePartListItems({ listId, changes: twice }, shops.shop)).rejects.toMatchObject({
    code: '900400',
  });
  await expect(update({ partId, values: { quantity: 1.5 } })).rejects.toMatchObject({ code: '900400' });
  await expect(update({ partId, values: { oe: 'X-9', searchOe: 'x-9' } })).rejects.toMatchObject({ code: '300101' });
  await expect(update({ partId, values: { searchOe: '--' } })).rejects.toMatchObject({ code: '900400' });
});

test('a price can be set to null, and a new number stores the former number', async () => {
  const values = { oe: 'X 10', searchOe: 'x10', marketPriceFen: null, formerOe: '1K0 698 151 A' };
  expect(await update({ partId: first(), values, seen: { marketPriceFen: 39_800 } })).toMatchObject({
    ...values,
    searchOe: 'X10',
  });
});

test('a line has today’s price in its own province and the number that replaces it', async () => {
  const old = await shops.routes.savePartListItem(
    { listId, item: itemWith({ oe: '1K0 698 151', searchOe: '1K0698151' }) },
    shops.shop,
  );
  const present = await shops.routes.getItemPresent({ listId }, shops.shop);
  expect(present.map(({ partId }) => partId)).toEqual([ids[0], ids[1], old.partId]);
  const successor = { oe: '1K0 698 151 F', kind: 'replaced', replacedOn: '2021-03-01', marketPriceFen: null };
  // The regional price is the same median as in price requests.
  expect(present[0]).toMatchObject({
    price: { marketPriceFen: 39_800, marketPriceRegionFen: 40_000 },
    successors: [successor],
  });
  // A number that can still be ordered is not replaced by an interchangeable one.
  expect(present[1]).toMatchObject({ price: { marketPriceFen: 52_050 }, successors: [] });
  // A chain of replacements leads to the current number.
  expect(present[2]).toMatchObject({ isDiscontinued: true, price: null, successors: [successor] });
});

test('a brand part has today’s price of its brand, whichever language the brand name is in', async () => {
  await shops.db.copy(
    'aft_price',
    ['aft_part_id', 'market_fen', 'dated', 'source'],
    [[1, 22_500, '2026-04-01', 'sample']],
  );
  const { listId: own } = await shops.routes.savePartList(orderWith({ name: '品牌件' }), shops.shop);
  const brand = { oe: '0 986 494 596', searchOe: '0986494596', guidePriceFen: null, marketPriceFen: 19_900 };
  const save = async (partBrandName: string, stdPartName: string) =>
    (
      await shops.routes.savePartListItem(
        { listId: own, item: itemWith({ ...brand, partBrandName, stdPartCode: stdPartName }) },
        shops.shop,
      )
    ).partId;
  const [zh, en] = [await save('博世', 'P1'), await save('Bosch', 'P2')];
  // The same number of another brand is another part.
  await save('曼牌', 'P3');
  const price = {
    marketPriceFen: 22_500,
    marketPriceRegionFen: null,
    guidePriceFen: null,
    dated: '2026-04-01',
    source: 'sample',
  };
  const present = await shops.routes.getItemPresent({ listId: own }, shops.shop);
  expect(present).toMatchObject([zh, en].map((partId) => ({ partId, price, successors: [] })));
  const as = { listId: own, name: '副本', arePricesPresent: true };
  const copy = await shops.routes.copyPartList(as, shops.shop);
  const seen = (await items(copy.listId)).map(({ marketPriceFen }) => marketPriceFen);
  expect(seen.toSorted()).toEqual([19_900, 22_500, 22_500]);
  await shops.db.execute('delete from aft_price');
});

test('a copy has the items, the vehicle and the remark, and today’s prices on request', async () => {
  await shops.routes.modifyListRemark({ listId, remark: '周五取车' }, shops.shop);
  await update({ partId: first(), values: { marketPriceFen: 100 } });
  const as = { listId, name: '副本', arePricesPresent: false };
  const plain = await shops.routes.copyPartList(as, shops.shop);
  expect(await shops.routes.getPartList(plain, shops.shop)).toMatchObject({
    name: '副本',
    remark: '周五取车',
    vehicleId: 1,
    itemNum: 3,
  });
  const present = await shops.routes.copyPartList({ ...as, arePricesPresent: true }, shops.shop);
  const seen = async (list: number) => (await items(list)).map(({ marketPriceFen }) => marketPriceFen);
  expect(await seen(plain.listId)).toEqual([100, 39_800, 39_800]);
  expect(await seen(present.listId)).toEqual([39_800, 52_050, 39_800]);
  expect((await items(present.listId))[0]?.marketPriceRegionFen).toBe(40_000);
});

test('a copy for another vehicle has that vehicle’s fields', async () => {
  const {
    vehicleId: _id,
    provinceCode: _province,
    name: _name,
    items: _items,
    remark: _remark,
    ...vehicle
  } = orderWith();
  const copy = await shops.routes.copyPartList(
    {
      listId,
      name: '另一辆',
      arePricesPresent: false,
      vehicle: { ...vehicle, vehicleId: 2, vin: 'lsvaa2br1gn100000' },
    },
    shops.shop,
  );
  expect(await shops.routes.getPartList(copy, shops.shop)).toMatchObject({ vehicleId: 2, vin: 'LSVAA2BR1GN100000' });
});

test('two requests with the same operationId create one order', async () => {
  const order = orderWith({ items: [itemWith()], operationId: 'a'.repeat(32) });
  const created = await Promise.all([1, 2, 3].map(() => shops.routes.savePartList(order, shops.shop)));
  expect(new Set(created.map((one) => JSON.stringify(one))).size).toBe(1);
  const copy = { listId, name: '副本', arePricesPresent: false, operationId: 'b'.repeat(32) };
  const copies = [await shops.routes.copyPartList(copy, shops.shop), await shops.routes.copyPartList(copy, shops.shop)];
  expect(copies[0]).toEqual(copies[1]);
  expect(await shops.routes.getPartListCount({}, shops.shop)).toEqual({ count: 3 });
  // The operationId is per user.
  const other = await shops.routes.savePartList(order, shops.rival);
  expect(other.listId).not.toBe(created[0]?.listId);
});

test('many items are added in one request, which can skip those already on the order', async () => {
  const asked = ['X9', 'X10', 'X11'].map((searchOe) => itemWith({ searchOe }));
  const { savePartListItems } = shops.routes;
  await expect(savePartListItems({ listId, items: asked, isPresentSkipped: false }, shops.shop)).rejects.toMatchObject({
    code: '300101',
  });
  const added = await savePartListItems({ listId, items: asked, isPresentSkipped: true }, shops.shop);
  expect(added).toMatchObject({ presentNum: 1 });
  expect((await items()).map(({ searchOe }) => searchOe)).toEqual(['1K0698151A', '1K0615301AA', 'X9', 'X10', 'X11']);
});

test('a part needs a number, a brand and a whole quantity; labour and materials only need a name', async () => {
  const bare = itemWith({ oe: '', searchOe: '', priceBrandId: null, quantity: 1.5 });
  await expect(shops.routes.savePartListItem({ listId, item: bare }, shops.shop)).rejects.toMatchObject({
    details: {
      problems: ['searchOe', 'oe', 'priceBrandId', 'quantity'].map((field) => ({ path: `data.item.${field}` })),
    },
  });
  await shops.routes.savePartListItem({ listId, item: { ...labour('拆装'), quantity: 1.5 } }, shops.shop);
  // Lines that a user writes may be duplicates.
  await shops.routes.savePartListItem({ listId, item: labour('拆装') }, shops.shop);
  expect(await items()).toHaveLength(5);
  const { totalFen } = await shops.routes.getPartList({ listId }, shops.shop);
  expect(totalFen).toBe(Math.round(39_800 * 5.5));
});

test('the items of a maintenance plan are added once', async () => {
  const planned = { ...labour('更换机油'), stdPartCode: 'oil' };
  const add = () =>
    shops.routes.savePartListItems(
      { listId, items: [planned, { ...planned, stdPartName: '机油' }], isPresentSkipped: true },
      shops.shop,
    );
  expect(await add()).toMatchObject({ presentNum: 0 });
  expect(await add()).toMatchObject({ presentNum: 2 });
});

test('an order is limited to ten thousand items, and more are refused', async () => {
  const { savePartListItems } = shops.routes;
  const many = Array.from({ length: 1000 }, (_, index) => labour(`工序 ${index}`));
  for (let filled = 3; filled + many.length <= ITEMS_PER_ORDER_MAX; filled += many.length)
    await savePartListItems({ listId, items: many, isPresentSkipped: false }, shops.shop);
  await expect(savePartListItems({ listId, items: many, isPresentSkipped: false }, shops.shop)).rejects.toMatchObject({
    code: '300120',
  });
  expect((await shops.routes.getPartList({ listId }, shops.shop)).itemNum).toBe(9_003);
});

test('items can be searched by name, user word, number and remark, and sort with unknown prices last', async () => {
  await update({ partId: ids[1] ?? 0, values: { partRemark: '先确认 100%', marketPriceFen: null } });
  await update({ partId: ids[2] ?? 0, values: { marketPriceFen: 1 } });
  const found = async (query: Parameters<typeof items>[1]) => (await items(listId, query)).map(({ partId }) => partId);
  expect(await found({ search: '100%' })).toEqual([ids[1]]);
  expect(await found({ search: '%' })).toEqual([ids[1]]);
  expect(await found({ sortBy: 'price' })).toEqual([ids[2], ids[0], ids[1]]);
  expect(await found({ sortBy: 'price', orderBy: 'desc' })).toEqual([ids[0], ids[2], ids[1]]);
  expect(await found({ sortBy: 'oe' })).toEqual([ids[1], ids[0], ids[2]]);
});

test('a name or remark changed by another session is not overwritten', async () => {
  const { modifyListName, modifyListRemark } = shops.routes;
  await modifyListName({ listId, name: '甲', seen: { name: '朗逸 前刹车' } }, shops.shop);
  await expect(modifyListName({ listId, name: '乙', seen: { name: '朗逸 前刹车' } }, shops.shop)).rejects.toMatchObject(
    { code: '900409', details: { result: { name: '甲', remark: '' } } },
  );
  await modifyListRemark({ listId, remark: '急', seen: { remark: '' } }, shops.shop);
  await expect(modifyListRemark({ listId, remark: '缓', seen: { remark: '' } }, shops.shop)).rejects.toMatchObject({
    code: '900409',
  });
});

test('each of these calls answers another user’s order as missing', async () => {
  const changes = [{ partId: first(), values: { quantity: 9 } }];
  const tries = [
    () => shops.routes.updatePartListItems({ listId, changes }, shops.rival),
    () => shops.routes.savePartListItems({ listId, items: [itemWith()], isPresentSkipped: true }, shops.rival),
    () => shops.routes.getItemPresent({ listId }, shops.rival),
    () => shops.routes.copyPartList({ listId, name: '偷', arePricesPresent: false }, shops.rival),
    () => shops.routes.modifyListRemark({ listId, remark: '偷' }, shops.rival),
  ];
  for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ code: '900404' });
});

test('the number of statements does not depend on the number of items', async () => {
  const counting = countingDatabase(shops.db);
  const routes = workOrderRoutes({ db: counting.db, numbers, openProvinces: defaultProvinceOnly });
  const change = async () => {
    const changes = (await items()).slice(0, 1000).map(({ partId }) => ({ partId, values: { quantity: 2 } }));
    counting.takeCount();
    await routes.updatePartListItems({ listId, changes }, shops.shop);
    await routes.getItem({ listId, ...all }, shops.shop);
    await routes.getItemPresent({ listId }, shops.shop);
    await routes.copyPartList({ listId, name: '副本', arePricesPresent: true }, shops.shop);
    return counting.takeCount();
  };
  // Without the count of the account's orders, which is made once a minute.
  const few = await change().then(change);
  const many = Array.from({ length: 997 }, (_, index) => itemWith({ searchOe: `A${index}` }));
  await shops.routes.savePartListItems({ listId, items: many, isPresentSkipped: false }, shops.shop);
  expect(await change()).toBe(few);
});
