import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkOrder, checkOrderFit } from '../../../../src/contract/work-orders/schemas.ts';
import { maintenanceDomain } from '../../../../src/server/maintenance/index.ts';
import { partsDomain } from '../../../../src/server/parts/index.ts';
import { checkUpRoutes } from '../../../../src/server/work-orders/check-up/routes.ts';
import { makeContext } from '../../../support/server/make-context.ts';
import { tinyVins } from '../../../support/tiny-catalogue/tiny-catalogue.ts';
import { fillTinyMaintenance } from '../../../support/tiny-catalogue/tiny-maintenance.ts';
import { defaultProvinceOnly, itemWith, numbers, openShops, orderWith } from '../support.ts';

let shops: Awaited<ReturnType<typeof openShops>>;
let routes: ReturnType<typeof checkUpRoutes>;
beforeAll(async () => {
  shops = await openShops();
  const { db } = shops;
  await fillTinyMaintenance(db.copy);
  const parts = partsDomain({ db, vehicles: { listIdsOfVin: async () => [] } });
  const { listLabour } = maintenanceDomain({ db, parts, vehicles: { refuseOtherVin: async () => undefined } });
  routes = checkUpRoutes({ db, numbers, openProvinces: defaultProvinceOnly, parts, listLabour });
});
afterAll(() => shops.db.close());
beforeEach(async () => {
  await shops.db.sql.deleteFrom('workOrder').execute();
});

const filter = { oe: '04E 115 561 H', searchOe: '04E115561H', stdPartCode: 'P1004001', stdPartName: '机油滤清器' };
const open = async (items: ReturnType<typeof itemWith>[], vin: string | null = tinyVins.one) =>
  (await shops.routes.savePartList(orderWith({ vin, items }), shops.shop)).listId;
const check = async (listId: number) =>
  checkOrder.result.parse(await routes.checkOrder({ listId }, shops.shop)).findings;
const checkFit = async (listId: number) =>
  checkOrderFit.result.parse(await routes.checkOrderFit({ listId, vehicleId: 1 }, shops.shop)).findings;

test('pads with a successor and without discs, bolts and a price are found with what mends them', async () => {
  const listId = await open([itemWith({ marketPriceFen: null })]);
  expect((await check(listId)).map(({ rule }) => rule)).toEqual(['superseded', 'noPrice']);
  const fit = await checkFit(listId);
  expect(fit.map(({ rule, candidates }) => [rule, candidates.map(({ oe }) => oe)])).toEqual([
    ['oneTime', ['N 910 963 01']],
    ['together', ['1K0 615 301 AA']],
  ]);
});

test('an oil filter lacks its labour', async () => {
  const listId = await open([itemWith(filter)]);
  expect(await checkFit(listId)).toMatchObject([{ rule: 'labour', work: { name: '更换机油滤清器' } }]);
});

test('a dismissed finding stays dismissed for the company until it is taken back', async () => {
  const listId = await open([itemWith({ marketPriceFen: null })]);
  const [first] = await check(listId);
  const keys = [first?.key ?? ''];
  await routes.dismissFindings({ listId, keys, isDismissed: true }, shops.shop);
  await routes.dismissFindings({ listId, keys, isDismissed: true }, shops.shop);
  expect((await check(listId)).map(({ isDismissed }) => isDismissed)).toEqual([true, false]);
  await routes.dismissFindings({ listId, keys, isDismissed: false }, shops.shop);
  expect((await check(listId)).map(({ isDismissed }) => isDismissed)).toEqual([false, false]);
});

test('the check-up is charged for the order’s own vehicle only', async () => {
  const listId = await open([itemWith()]);
  await expect(routes.checkOrderFit({ listId, vehicleId: 2 }, shops.shop)).rejects.toMatchObject({ code: '900404' });
  const other = { listId, vehicleId: 1, vin: tinyVins.two };
  await expect(routes.checkOrderFit(other, shops.shop)).rejects.toMatchObject({ code: '900404' });
});

test('another company’s order is missing to every call of the check-up', async () => {
  const listId = await open([itemWith()]);
  const rival = makeContext({ userId: 2 });
  const attempts = [
    () => routes.checkOrder({ listId }, rival),
    () => routes.checkOrderFit({ listId, vehicleId: 1 }, rival),
    () => routes.dismissFindings({ listId, keys: ['x'], isDismissed: true }, rival),
  ];
  for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ code: '900404' });
});
