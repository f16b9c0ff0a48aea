import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { calls } from '../../../src/contract/all-calls.ts';
import { openTestApi, type TestApi } from '../../support/server/api.ts';
import { fillTinyCatalogue } from '../../support/tiny-catalogue/tiny-catalogue.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await fillTinyCatalogue(api.db.copy);
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.execute('delete from vehicle_history; delete from oe_history');
});

const at = (minute: number) => `2026-03-01T08:${String(minute).padStart(2, '0')}:00.000Z`;
const opened = (vehicleId: number, minute: number, more: object = {}) => ({
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

test('vehicles come newest first, the pinned before them, with their names in the language of the caller', async () => {
  expect(await sync([opened(1, 1), opened(2, 3), opened(5, 2, pinned(4))])).toEqual([5, 2, 1]);
  const { result } = await api.post(calls.getHist, {}, { as: api.users.general, headers: { 'accept-language': 'en' } });
  expect(result[2]).toMatchObject({ vehicleId: 1, vin: null, vehicleTypeCode: 'C', usedAt: at(1), isPinned: false });
  expect(result[2]?.brandName).toBe('Volkswagen');
});

test('the same vehicle under the same VIN stands once, however the VIN was typed; another VIN is another car', async () => {
  await api.post(calls.saveHist, { ...opened(1, 1), vin: 'LSVAA2BR1GN100000' }, { as: api.users.general });
  await api.post(calls.saveHist, { ...opened(1, 2), vin: 'lsvaa2br1gn100000' }, { as: api.users.general });
  await api.post(calls.saveHist, opened(1, 3), { as: api.users.general });
  const { result } = await api.post(calls.getHist, {}, { as: api.users.general });
  expect(result.map(({ vin, usedAt }) => [vin, usedAt])).toEqual([
    [null, at(3)],
    ['LSVAA2BR1GN100000', at(2)],
  ]);
});

test('a removal is not undone by what another device kept from before it, only by use after it', async () => {
  await sync([opened(1, 1)]);
  expect(await sync([opened(1, 1, removed(5))])).toEqual([]);
  expect(await sync([opened(1, 4)])).toEqual([]);
  expect(await sync([opened(1, 6)])).toEqual([1]);
});

test('a removal can be taken back, and the entry is where it was', async () => {
  await sync([opened(1, 1), opened(2, 2)]);
  await sync([opened(1, 1, removed(5))]);
  expect(await sync([opened(1, 1, { isRemoved: false, removedAt: at(6) })])).toEqual([2, 1]);
});

test('a pin set on one device stays when another, which knows nothing of it, opens the vehicle later', async () => {
  await sync([opened(1, 1, pinned(2)), opened(2, 3)]);
  expect(await sync([opened(1, 4), opened(2, 5)])).toEqual([1, 2]);
  expect(await sync([opened(1, 4, pinned(6, false))])).toEqual([2, 1]);
  expect(await sync([opened(1, 4, pinned(2))])).toEqual([2, 1]);
});

test('in whichever order devices tell their changes, all come to the same', async () => {
  const told = [
    opened(1, 1),
    opened(1, 4, removed(3)),
    opened(1, 2, pinned(5)),
    opened(1, 6, pinned(4, false)),
    opened(2, 2),
  ];
  const first = await sync(told);
  await api.db.execute('delete from vehicle_history');
  let last: number[] = [];
  for (const change of [...told].reverse()) last = await sync([change]);
  expect(first).toEqual([1, 2]);
  expect(last).toEqual(first);
});

test('a clock that runs ahead does not put an entry first for ever', async () => {
  await sync([{ vehicleId: 1, vin: null, usedAt: '2099-01-01T00:00:00.000Z' }]);
  const { result } = await api.post(calls.getHist, {}, { as: api.users.general });
  expect(Date.parse(result[0]?.usedAt ?? '')).toBeLessThan(Date.now() + 60_000);
});

test('nobody sees or changes what another account keeps', async () => {
  await sync([opened(1, 1)]);
  expect(await sync([opened(1, 5, removed(6))], api.users.agent)).toEqual([]);
  expect(await sync([])).toEqual([1]);
});

test('a vehicle that is not in the catalogue is refused by itself and left out of a sync', async () => {
  expect(await api.post(calls.saveHist, opened(999, 1))).toMatchObject({ code: '900404' });
  expect(await sync([opened(999, 1), opened(1, 2)])).toEqual([1]);
});

test('an account keeps 100 entries, the pinned among them whatever their age', async () => {
  const vin = (index: number) => `LSVAA2BR1GN${String(100_000 + index)}`;
  const cars = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => ({ ...opened(1, 10), vin: vin(from + index) }));
  await sync([{ ...opened(1, 1, pinned(1)), vin: vin(0) }, ...cars(1, 90)]);
  await sync(cars(90, 180));
  const { result } = await api.post(calls.getHist, {}, { as: api.users.general });
  expect(result).toHaveLength(100);
  expect(result[0]).toMatchObject({ vin: vin(0), isPinned: true });
  const rows = await api.db.sql.selectFrom('vehicleHistory').select('vin').execute();
  expect(rows).toHaveLength(100);
});

test('a search finds every word in VIN, brand, family or vehicle, in either language', async () => {
  await sync([{ ...opened(1, 1), vin: 'LSVAA2BR1GN100000' }, opened(5, 2)]);
  const found = async (search: string) =>
    (await api.post(calls.getHist, { search }, { as: api.users.general })).result.map(({ vehicleId }) => vehicleId);
  expect(await found('gn1000')).toEqual([1]);
  expect(await found('volkswagen 朗逸')).toEqual([1]);
  expect(await found('解放')).toEqual([5]);
  expect(await found('%')).toEqual([]);
});

test('the same numbers are one search, however they were typed; the newest stands first', async () => {
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

test('a search is kept for the session’s own account only', async () => {
  const { userId } = api.users.general;
  const refused = await api.post(calls.saveHistoryOe, { userId, param: '1K0698151A' }, { as: api.users.agent });
  expect(refused).toMatchObject({ status: 403, code: '900403' });
  expect(await searches()).toEqual([]);
  await api.post(calls.saveHistoryOe, { userId, param: '1K0698151A' }, { as: api.users.general });
  expect(await searches()).toEqual(['1K0698151A']);
});
