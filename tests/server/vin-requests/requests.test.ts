import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { calls } from '../../../src/contract/all-calls.ts';
import { VIN_REQUESTS_PER_DAY } from '../../../src/contract/vin-requests/rules.ts';
import { openTestApi, type TestApi } from '../../support/server/api.ts';
import { fillTinyCatalogue } from '../../support/tiny-catalogue/tiny-catalogue.ts';

const VIN = '1M8GDM9AXKP042788';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await fillTinyCatalogue(api.db);
});
afterEach(async () => {
  await api.db.sql.deleteFrom('vinBinding').execute();
  await api.db.sql.deleteFrom('fastVinTask').execute();
  await api.db.sql.updateTable('fastVinService').set({ isOn: true }).execute();
});
afterAll(() => api.close());

const shop = () => ({ as: api.users.general });
const other = () => ({ as: api.users.agent });
const add = (vin = VIN, as = shop()) => api.post(calls.addFastVinTask, { vin }, as);

test('a VIN is stored normalised, and only its own user finds the request', async () => {
  const { result } = await api.post(calls.addFastVinTask, { vin: ' 1m8gdm9ax-kpO42788 ', note: '右舵' }, shop());
  expect(result).toMatchObject({ vin: VIN, note: '右舵', status: 0, vehicle: null, isNews: false });
  const found = await api.post(calls.findFastVinTask, { vin: VIN }, shop());
  expect(found.result.task).toEqual(result);
  expect((await api.post(calls.findFastVinTask, { vin: VIN }, other())).result).toEqual({ task: null });
  expect((await api.post(calls.listFastVinTasks, {}, other())).result).toEqual({ rows: [], total: 0 });
});

test('an invalid VIN is refused, but a VIN with a wrong check digit is accepted', async () => {
  expect(await add('1M8GDM9AXKP04278')).toMatchObject({ code: '200400' });
  expect(await add('1M8GDM9A0KP042788')).toMatchObject({ code: '000000' });
});

test('every call with a user id refuses any other than the session’s', async () => {
  const userId = api.users.agent.userId;
  const refused = { status: 403, code: '900403' };
  expect(await api.post(calls.addFastVinTask, { vin: VIN, userId }, shop())).toMatchObject(refused);
  const atShopBrand = { ...shop(), headers: { platform: 'qpzj' } };
  expect(await api.post(calls.addFastVinTaskQpzj, { vin: VIN, userId }, atShopBrand)).toMatchObject(refused);
  expect(await api.post(calls.findFastVinTask, { vin: VIN, userId }, shop())).toMatchObject(refused);
  expect(await api.post(calls.listFastVinTasks, { userId }, shop())).toMatchObject(refused);
  expect(await api.post(calls.listFastVinTasks, { userId: api.users.general.userId }, shop())).toMatchObject({
    code: '000000',
  });
});

test('a user has one waiting request per VIN, also under concurrent requests', async () => {
  const answers = await Promise.all([add(), add(), add()]);
  expect(answers.map(({ code }) => code).sort()).toEqual(['000000', '200301', '200301']);
  expect(await add(VIN, other())).toMatchObject({ code: '000000' });
});

test('the daily limit per user counts removed requests too', async () => {
  const vins = Array.from(
    { length: VIN_REQUESTS_PER_DAY },
    (_, index) => `LSVZZ2BR1GN9${String(index).padStart(5, '0')}`,
  );
  const [first] = await Promise.all(vins.map((vin) => add(vin)));
  expect(await add()).toMatchObject({ code: '200302' });
  await api.post(calls.removeFastVinTask, { taskId: first?.result.taskId }, shop());
  expect(await add()).toMatchObject({ code: '200302' });
  expect((await api.post(calls.checkHasFastVinGoOnline, {}, shop())).result.leftToday).toBe(0);
  await api.db.execute(`update fast_vin_task set created_at = created_at - interval '1 day'`);
  expect(await add()).toMatchObject({ code: '000000' });
});

test('a closed service says so and refuses requests', async () => {
  await api.post(calls.fastVinServiceSwitch, { isOn: false });
  const { result } = await api.post(calls.checkHasFastVinGoOnline, {}, shop());
  expect(result).toMatchObject({ hasFastVin: false, isOnline: false, answersFrom: null });
  expect(await add()).toMatchObject({ code: '200304' });
});

test('a user can remove an open request and submit it again', async () => {
  const { taskId } = (await add()).result;
  expect(await api.post(calls.removeFastVinTask, { taskId }, other())).toMatchObject({ code: '200303' });
  expect(await api.post(calls.removeFastVinTask, { taskId }, shop())).toMatchObject({ code: '000000' });
  expect(await api.post(calls.removeFastVinTask, { taskId }, shop())).toMatchObject({ code: '200303' });
  const again = (await add()).result;
  await api.post(calls.fastVinTaskTake, { taskId: again.taskId });
  expect(await api.post(calls.removeFastVinTask, { taskId: again.taskId }, shop())).toMatchObject({ code: '200303' });
});

test('the list is filtered by status and text, and paged', async () => {
  for (const vin of ['LSVZZ2BR1GN900001', 'LSVZZ2BR1GN900002', 'LSVZZ2BR1GN900003']) await add(vin);
  const { result: page } = await api.post(calls.listFastVinTasks, { pageNum: 2, pageSize: 2 }, shop());
  expect(page).toMatchObject({ total: 3, rows: [{ vin: 'LSVZZ2BR1GN900001' }] });
  const past = { pageNum: 9, pageSize: 2 };
  expect((await api.post(calls.listFastVinTasks, past, shop())).result).toEqual({ rows: [], total: 3 });
  expect((await api.post(calls.fastVinTaskList, past)).result).toMatchObject({ rows: [], total: 3 });
  const { result: found } = await api.post(calls.listFastVinTasks, { search: '0002' }, shop());
  expect(found.rows.map(({ vin }) => vin)).toEqual(['LSVZZ2BR1GN900002']);
  expect((await api.post(calls.listFastVinTasks, { status: 2 }, shop())).result.total).toBe(0);
  expect((await api.post(calls.listFastVinTasks, { search: '%' }, shop())).result.total).toBe(0);
});

test('each platform has its own call and refuses the other’s, and staff see the platform', async () => {
  const atShopBrand = { ...shop(), headers: { platform: 'qpzj' } };
  expect(await api.post(calls.addFastVinTaskQpzj, { vin: VIN }, shop())).toMatchObject({ code: '200305' });
  expect(await api.post(calls.addFastVinTask, { vin: VIN }, atShopBrand)).toMatchObject({ code: '200305' });
  expect((await api.post(calls.listFastVinTasks, {}, shop())).result.total).toBe(0);
  expect(await api.post(calls.addFastVinTaskQpzj, { vin: VIN }, atShopBrand)).toMatchObject({ code: '000000' });
  const { result } = await api.post(calls.fastVinTaskList, { platform: 'qpzj' });
  expect(result.rows).toMatchObject([{ vin: VIN, platform: 'qpzj', requestedBy: 'general' }]);
});

test('an answer counts as news until it is marked as seen', async () => {
  const { taskId } = (await add()).result;
  expect((await api.post(calls.getFastVinNews, {}, shop())).result).toEqual({
    waitingNum: 1,
    newsNum: 0,
    latest: null,
  });
  await api.post(calls.fastVinTaskBind, { taskId, vehicleId: 5 });
  const news = { waitingNum: 0, newsNum: 1, latest: { vin: VIN, status: 2, vehicle: { vehicleId: 5 }, isNews: true } };
  expect((await api.post(calls.getFastVinNews, {}, shop())).result).toMatchObject(news);
  await api.post(calls.seeFastVinNews, { vin: 'LSVZZ2BR1GN900001' }, shop());
  await api.post(calls.seeFastVinNews, {}, other());
  expect((await api.post(calls.getFastVinNews, {}, shop())).result.newsNum).toBe(1);
  await api.post(calls.seeFastVinNews, { vin: VIN }, shop());
  expect((await api.post(calls.getFastVinNews, {}, shop())).result).toMatchObject({ newsNum: 0, latest: null });
});
