import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { calls } from '../../../src/contract/all-calls.ts';
import { openTestApi, type TestApi } from '../../support/server/api.ts';
import { makeContext } from '../../support/server/make-context.ts';
import { fillTinyCatalogue } from '../../support/tiny-catalogue/tiny-catalogue.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await fillTinyCatalogue(api.db);
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.execute('delete from vehicle_history; delete from oe_history');
});

const at = (minute: number) => `2026-03-01T08:${String(minute).padStart(2, '0')}:00.000Z`;
const openedVehicle = (vehicleId: number, minute: number, more: object = {}) => ({
  vehicleId,
  vin: null,
  usedAt: at(minute),
  ...more,
});
const removed = (minute: number) => ({ isRemoved: true, removedAt: at(minute) });
const pinned = (minute: number, isPinned = true) => ({ isPinned, pinnedAt: at(minute) });

const sync = async (changes: object[], as = api.users.general) =>
  (await api.post(calls.syncHist, { changes }, { as })).result.map(({ vehicleId }) => vehicleId);
const searches = async (as = api.users.general) =>
  (await api.post(calls.getHistOe, {}, { as })).result.map(({ param }) => param);

test('vehicles are listed pinned first, then newest first, with names in the user’s language', async () => {
  expect(await sync([openedVehicle(1, 1), openedVehicle(2, 3), openedVehicle(5, 2, pinned(4))])).toEqual([5, 2, 1]);
  const { result } = await api.post(calls.getHist, {}, { as: api.users.general, headers: { 'accept-language': 'en' } });
  expect(result[2]).toMatchObject({ vehicleId: 1, vin: null, vehicleTypeCode: 'C', usedAt: at(1), isPinned: false });
  expect(result[2]?.brandName).toBe('Volkswagen');
});

test('a vehicle is listed once per VIN, ignoring case; another VIN is another entry', async () => {
  await api.post(calls.saveHist, { ...openedVehicle(1, 1), vin: 'LSVAA2BR1GN100000' }, { as: api.users.general });
  await api.post(calls.saveHist, { ...openedVehicle(1, 2), vin: 'lsvaa2br1gn100000' }, { as: api.users.general });
  await api.post(calls.saveHist, openedVehicle(1, 3), { as: api.users.general });
  const { result } = await api.post(calls.getHist, {}, { as: api.users.general });
  expect(result.map(({ vin, usedAt }) => [vin, usedAt])).toEqual([
    [null, at(3)],
    ['LSVAA2BR1GN100000', at(2)],
  ]);
});

test('the end of a VIN finds the vehicles of the company, and of nobody else', async () => {
  const { historyRoutes } = await import('../../../src/server/history/routes.ts');
  const routes = historyRoutes({ db: api.db });
  const ids = await api.db.sql.selectFrom('account').select('userId').orderBy('userId').limit(3).execute();
  const [main = 0, sub = 0, stranger = 0] = ids.map(({ userId }) => userId);
  await api.db.execute(`update account set parent_id = ${main}, acct_level = 1 where user_id = ${sub}`);
  const ofMain = makeContext({ userId: main });
  const ofSub = makeContext({ userId: sub, acctLevel: 1, parentId: main });
  const use = { usedAt: at(1), isPinned: false, pinnedAt: null, isRemoved: false, removedAt: null };
  await routes.saveHist({ ...use, vehicleId: 1, vin: 'LSVAA2BR1GN100000' }, ofMain);
  await routes.saveHist({ ...use, vehicleId: 2, vin: 'LSVAA2BR1GN200000' }, ofSub);
  const find = async (vin: string, context: typeof ofMain) =>
    (await routes.getHistByVin({ vin }, context)).map((entry) => entry.vin);
  for (const context of [ofMain, ofSub]) {
    expect(await find('100000', context)).toEqual(['LSVAA2BR1GN100000']);
    expect(await find('n2-00000', context)).toEqual(['LSVAA2BR1GN200000']);
  }
  expect(await find('100000', makeContext({ userId: stranger }))).toEqual([]);
  expect(await find('%00000', ofMain)).toEqual([]);
});

test('the end of a VIN finds the vehicles of work orders too, each once, and not those of removed orders', async () => {
  const { general } = api.users;
  const vin = 'LSVAA2BR1GN300000';
  await api.db.execute(`
    insert into work_order (user_id, name, vin, vehicle_id, vehicle_type, brand_name, family_name, vehicle_name, province_code)
    values (${general.userId}, 'Brakes', '${vin}', 1, 'pac', '', '', '', '110000')`);
  const find = async () =>
    (await api.post(calls.getHistByVin, { vin: '300000' }, { as: general })).result.map((entry) => entry.vin);
  expect(await find()).toEqual([vin]);
  await api.post(calls.saveHist, { ...openedVehicle(1, 1), vin }, { as: general });
  expect(await find()).toEqual([vin]);
  await api.db.execute(`update work_order set removed_at = now(); delete from vehicle_history`);
  expect(await find()).toEqual([]);
});

test('a VIN with characters missing finds the vehicles that it may be', async () => {
  const { general } = api.users;
  await api.post(calls.saveHist, { ...openedVehicle(1, 1), vin: 'LSVAA2BR1GN100000' }, { as: general });
  const find = async (vin: string) => (await api.post(calls.getHistByVin, { vin }, { as: general })).result.length;
  expect(await find('LSVAA2BRGN10000')).toBe(1);
  expect(await find('LSVAA2BRGN90000')).toBe(0);
});

test('a removal is undone by later use, not by older changes from another device', async () => {
  await sync([openedVehicle(1, 1)]);
  expect(await sync([openedVehicle(1, 1, removed(5))])).toEqual([]);
  expect(await sync([openedVehicle(1, 4)])).toEqual([]);
  expect(await sync([openedVehicle(1, 6)])).toEqual([1]);
});

test('a removal can be undone, and the entry returns to its position', async () => {
  await sync([openedVehicle(1, 1), openedVehicle(2, 2)]);
  await sync([openedVehicle(1, 1, removed(5))]);
  expect(await sync([openedVehicle(1, 1, { isRemoved: false, removedAt: at(6) })])).toEqual([2, 1]);
});

test('a pin stays when a device that has not synced it opens the vehicle later', async () => {
  await sync([openedVehicle(1, 1, pinned(2)), openedVehicle(2, 3)]);
  expect(await sync([openedVehicle(1, 4), openedVehicle(2, 5)])).toEqual([1, 2]);
  expect(await sync([openedVehicle(1, 4, pinned(6, false))])).toEqual([2, 1]);
  expect(await sync([openedVehicle(1, 4, pinned(2))])).toEqual([2, 1]);
});

test('the result does not depend on the order of changes', async () => {
  const changes = [
    openedVehicle(1, 1),
    openedVehicle(1, 4, removed(3)),
    openedVehicle(1, 2, pinned(5)),
    openedVehicle(1, 6, pinned(4, false)),
    openedVehicle(2, 2),
  ];
  const first = await sync(changes);
  await api.db.execute('delete from vehicle_history');
  let last: number[] = [];
  for (const change of [...changes].reverse()) last = await sync([change]);
  expect(first).toEqual([1, 2]);
  expect(last).toEqual(first);
});

test('a time in the future is replaced by the current time', async () => {
  await sync([{ vehicleId: 1, vin: null, usedAt: '2099-01-01T00:00:00.000Z' }]);
  const { result } = await api.post(calls.getHist, {}, { as: api.users.general });
  expect(Date.parse(result[0]?.usedAt ?? '')).toBeLessThan(Date.now() + 60_000);
});

test('an account cannot see or change another account’s history', async () => {
  await sync([openedVehicle(1, 1)]);
  expect(await sync([openedVehicle(1, 5, removed(6))], api.users.agent)).toEqual([]);
  expect(await sync([])).toEqual([1]);
});

test('a vehicle outside the catalogue is refused when saved and skipped in a sync', async () => {
  expect(await api.post(calls.saveHist, openedVehicle(999, 1))).toMatchObject({ code: '900404' });
  expect(await sync([openedVehicle(999, 1), openedVehicle(1, 2)])).toEqual([1]);
});

test('the history is limited to 100 entries and keeps pinned ones whatever their age', async () => {
  const vin = (index: number) => `LSVAA2BR1GN${String(100_000 + index)}`;
  const cars = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => ({ ...openedVehicle(1, 10), vin: vin(from + index) }));
  await sync([{ ...openedVehicle(1, 1, pinned(1)), vin: vin(0) }, ...cars(1, 90)]);
  await sync(cars(90, 180));
  const { result } = await api.post(calls.getHist, {}, { as: api.users.general });
  expect(result).toHaveLength(100);
  expect(result[0]).toMatchObject({ vin: vin(0), isPinned: true });
  const rows = await api.db.sql.selectFrom('vehicleHistory').select('vin').execute();
  expect(rows).toHaveLength(100);
});

test('each search word must match the VIN, brand, family or vehicle, in either language', async () => {
  await sync([{ ...openedVehicle(1, 1), vin: 'LSVAA2BR1GN100000' }, openedVehicle(5, 2)]);
  const found = async (search: string) =>
    (await api.post(calls.getHist, { search }, { as: api.users.general })).result.map(({ vehicleId }) => vehicleId);
  expect(await found('gn1000')).toEqual([1]);
  expect(await found('volkswagen 朗逸')).toEqual([1]);
  expect(await found('解放')).toEqual([5]);
  expect(await found('%')).toEqual([]);
});

test('searches for the same numbers are merged whatever their spelling, newest first', async () => {
  const save = (param: string, minute: number) =>
    api.post(calls.saveHistOe, { param, usedAt: at(minute) }, { as: api.users.general });
  await save('1K0 698 151 A', 1);
  await save('04E115561H,1K0698151A', 2);
  await save('1k0698151a', 3);
  expect(await searches()).toEqual(['1K0 698 151 A', '04E115561H,1K0698151A']);
  const removal = { param: '1K0698151A', usedAt: at(3), ...removed(4) };
  await api.post(calls.syncHistOe, { changes: [removal] }, { as: api.users.general });
  expect(await searches()).toEqual(['04E115561H,1K0698151A']);
  expect(await searches(api.users.agent)).toEqual([]);
});

test('a search can be saved for the session’s account only', async () => {
  const { userId } = api.users.general;
  const refused = await api.post(calls.saveHistoryOe, { userId, param: '1K0698151A' }, { as: api.users.agent });
  expect(refused).toMatchObject({ status: 403, code: '900403' });
  expect(await searches()).toEqual([]);
  await api.post(calls.saveHistoryOe, { userId, param: '1K0698151A' }, { as: api.users.general });
  expect(await searches()).toEqual(['1K0698151A']);
});
