import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { calls } from '../../../src/contract/all-calls.ts';
import { VIN_REQUESTS_PER_DAY } from '../../../src/contract/vin-requests/rules.ts';
import { openTestApi, type TestApi } from '../../support/server/api.ts';
import { fillTinyCatalogue } from '../../support/tiny-catalogue/tiny-catalogue.ts';

const VIN = '1M8GDM9AXKP042788';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await fillTinyCatalogue(api.db.copy);
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

test('a VIN is handed in as it is read, and found by its asker alone', async () => {
  const { result } = await api.post(calls.addFastVinTask, { vin: ' 1m8gdm9ax-kpO42788 ', note: '右舵' }, shop());
  expect(result).toMatchObject({ vin: VIN, note: '右舵', status: 0, vehicle: null, isNews: false });
  const found = await api.post(calls.findFastVinTask, { vin: VIN }, shop());
  expect(found.result.task).toEqual(result);
  expect((await api.post(calls.findFastVinTask, { vin: VIN }, other())).result).toEqual({ task: null });
  expect((await api.post(calls.listFastVinTasks, {}, other())).result).toEqual({ rows: [], total: 0 });
});

test('what is no VIN is refused, a VIN with a wrong check digit is not', async () => {
  expect(await add('1M8GDM9AXKP04278')).toMatchObject({ code: '200400' });
  expect(await add('1M8GDM9A0KP042788')).toMatchObject({ code: '000000' });
});

test("a user id that is not the session's is refused, on every call that takes one", async () => {
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

test('a VIN waits once per user, however often and however quickly it is handed in', async () => {
  const answers = await Promise.all([add(), add(), add()]);
  expect(answers.map(({ code }) => code).sort()).toEqual(['000000', '200301', '200301']);
  expect(await add(VIN, other())).toMatchObject({ code: '000000' });
});

test('a day takes so many VINs of one user and not one more, taken back or not', async () => {
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

test('where the staff takes nothing in, it says so and refuses', async () => {
  await api.post(calls.fastVinServiceSwitch, { isOn: false });
  const { result } = await api.post(calls.checkHasFastVinGoOnline, {}, shop());
  expect(result).toMatchObject({ hasFastVin: false, isOnline: false, answersFrom: null });
  expect(await add()).toMatchObject({ code: '200304' });
});

test('an open task can be taken back by its asker, and then handed in again', async () => {
  const { taskId } = (await add()).result;
  expect(await api.post(calls.removeFastVinTask, { taskId }, other())).toMatchObject({ code: '200303' });
  expect(await api.post(calls.removeFastVinTask, { taskId }, shop())).toMatchObject({ code: '000000' });
  expect(await api.post(calls.removeFastVinTask, { taskId }, shop())).toMatchObject({ code: '200303' });
  const again = (await add()).result;
  await api.post(calls.fastVinTaskTake, { taskId: again.taskId });
  expect(await api.post(calls.removeFastVinTask, { taskId: again.taskId }, shop())).toMatchObject({ code: '200303' });
});

test('the list is filtered by status and words, and paged', async () => {
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

test('each brand has a call of its own and refuses the other’s, and the staff sees which it was', async () => {
  const atShopBrand = { ...shop(), headers: { platform: 'qpzj' } };
  expect(await api.post(calls.addFastVinTaskQpzj, { vin: VIN }, shop())).toMatchObject({ code: '200305' });
  expect(await api.post(calls.addFastVinTask, { vin: VIN }, atShopBrand)).toMatchObject({ code: '200305' });
  expect((await api.post(calls.listFastVinTasks, {}, shop())).result.total).toBe(0);
  expect(await api.post(calls.addFastVinTaskQpzj, { vin: VIN }, atShopBrand)).toMatchObject({ code: '000000' });
  const { result } = await api.post(calls.fastVinTaskList, { platform: 'qpzj' });
  expect(result.rows).toMatchObject([{ vin: VIN, platform: 'qpzj', askedBy: 'general' }]);
});

test('an answer is news until it is seen', async () => {
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
