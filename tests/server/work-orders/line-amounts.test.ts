import { afterAll, beforeAll, expect, test } from 'vitest';
import { lineAmountFen } from '../../../src/contract/prices/line-amount.ts';
import { openShops, orderWith } from './support.ts';

let shops: Awaited<ReturnType<typeof openShops>>;
beforeAll(async () => {
  shops = await openShops();
});
afterAll(() => shops.db.close());

const LINES = 1000;

/** Mulberry32: the same lines in every run. */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

test('the server’s sum of a line and of all lines equals the browser’s, for a thousand random lines', async () => {
  const random = randomFrom(15);
  // Half of them end on half a fen or next to it.
  const lines = Array.from({ length: LINES }, (_, index) => ({
    price: index % 2 === 0 ? 5 * (random(4_000) + 1) : random(2_000_000) + 1,
    quantity: (index % 2 === 0 ? 10 * random(100) + 10 : random(99_990) + 1) / 100,
  }));
  const { listId } = await shops.routes.savePartList(orderWith(), shops.shop);
  const { routes, shop, db } = shops;
  const rows = lines.map(({ price, quantity }, index) => ({
    ...materialNamed(`材料 ${index}`),
    listId,
    quantity,
    marketPriceFen: price,
  }));
  await db.sql.insertInto('workOrderItem').values(rows).execute();
  const expected = lines.map(({ price, quantity }) => lineAmountFen(price, quantity));
  expect((await routes.getPartList({ listId }, shop)).totalFen).toBe(expected.reduce((sum, fen) => sum + fen, 0));

  // One order a line: equal sums could hide two lines that differ.
  const orders = await db.sql
    .insertInto('workOrder')
    .values(rows.map((_row, index) => ({ ...bareOrder, name: `line ${String(index).padStart(4, '0')}` })))
    .returning(['listId', 'name'])
    .execute();
  const idByName = new Map(orders.map((order) => [order.name, order.listId]));
  await db.sql
    .insertInto('workOrderItem')
    .values(rows.map((row, index) => ({ ...row, listId: idByName.get(`line ${String(index).padStart(4, '0')}`) ?? 0 })))
    .execute();
  const query = { pageNum: 1, pageSize: LINES, search: 'line ', scope: 'own', sortBy: 'name', orderBy: 'asc' } as const;
  const listed = await routes.getList(query, shop);
  expect(listed.rows.map(({ totalFen }) => totalFen)).toEqual(expected);
});

const bareOrder = {
  userId: 1,
  vin: null,
  vehicleId: null,
  vehicleType: 'pac' as const,
  brandName: '',
  familyName: '',
  vehicleName: '',
  provinceCode: '110000',
};

const materialNamed = (stdPartName: string) => ({
  lineKind: 'material' as const,
  oe: '',
  searchOe: '',
  oeName: '',
  stdPartCode: '',
  stdPartName,
  vehicleBrandName: '',
  partBrandName: '',
  provinceCode: '110000',
});
