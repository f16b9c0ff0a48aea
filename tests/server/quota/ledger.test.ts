import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../../src/contract/all-calls.ts';
import { type Caller, openTestApi, type TestApi } from '../../support/server/api.ts';
import { fillTinyCatalogue } from '../../support/tiny-catalogue/tiny-catalogue.ts';

let api: TestApi;
let shop: Caller;
let mechanic: Caller;
let stranger: Caller;
beforeAll(async () => {
  api = await openTestApi();
  await fillTinyCatalogue(api.db);
  [shop, mechanic, stranger] = [await api.signInWith([]), await api.signInWith([]), await api.signInWith([])];
  await api.db.execute(
    `update account set acct_level = 1, dct_type = 1, parent_id = ${shop.userId} where user_id = ${mechanic.userId}`,
  );
  await api.post(calls.getVehicleConfig, { vehicleId: 1 }, { as: shop });
  await api.post(calls.modifyProvince, { provinceCode: '440000' }, { as: shop });
  await api.post(calls.getCovVehicleConfig, { vehicleId: 5 }, { as: mechanic });
  await api.post(calls.getVehicleConfig, { vehicleId: 2 }, { as: stranger });
});
afterAll(() => api.close());

const list = async (as: Caller, body = {}, headers = {}) =>
  (await api.post(calls.listLedger, body, { as, headers })).result;

test('a main account reads its own and its sub accounts’ rows, newest first, with their subjects', async () => {
  const { rows, total, users } = await list(shop);
  expect(total).toBe(3);
  expect(rows.map(({ userId, reason, subjectName }) => [userId, reason, subjectName])).toEqual([
    [mechanic.userId, 'config', expect.stringContaining('J6P')],
    [shop.userId, 'province', '广东省'],
    [shop.userId, 'config', expect.stringContaining('朗逸')],
  ]);
  expect(users.map(({ userId }) => userId)).toEqual([shop.userId, mechanic.userId]);
});

test('a sub account reads only its own rows', async () => {
  expect((await list(mechanic)).rows.map(({ userId }) => userId)).toEqual([mechanic.userId]);
  expect(await list(mechanic, { userId: shop.userId })).toMatchObject({ rows: [], total: 0 });
  expect(await list(stranger, { userId: shop.userId })).toMatchObject({ rows: [], total: 0 });
  expect((await list(stranger)).users.map(({ userId }) => userId)).toEqual([stranger.userId]);
});

test('rows are filtered by class, reason, user and dates, and the total holds beyond the last page', async () => {
  expect((await list(shop, { vehicleTypeCode: 'B' })).total).toBe(1);
  expect((await list(shop, { reason: 'province' })).total).toBe(1);
  expect((await list(shop, { userId: mechanic.userId })).total).toBe(1);
  expect(await list(shop, { pageNum: 9 })).toMatchObject({ rows: [], total: 3 });
  const { rows } = await list(shop, { pageSize: 1 });
  const day = new Date(Date.parse(rows[0]?.chargedAt ?? '') + 8 * 3_600_000).toISOString().slice(0, 10);
  expect((await list(shop, { fromDate: day, toDate: day })).total).toBe(3);
  expect((await list(shop, { toDate: '2020-01-01' })).total).toBe(0);
  expect((await list(shop, { fromDate: '2099-01-01' })).total).toBe(0);
});

test('names are in the caller’s language', async () => {
  const { rows } = await list(shop, { reason: 'province' }, { 'accept-language': 'en' });
  expect(rows[0]?.subjectName).toBe('Guangdong');
});
