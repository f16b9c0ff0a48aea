import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { calls } from '../../../src/contract/all-calls.ts';
import { VIN_REQUEST_PAGE } from '../../../src/contract/vin-requests/rules.ts';
import { type Caller, openTestApi, type TestApi } from '../../support/server/api.ts';
import { fillTinyCatalogue } from '../../support/tiny-catalogue/tiny-catalogue.ts';

const VIN = '1M8GDM9AXKP042788';

let api: TestApi;
let colleague: Caller;
beforeAll(async () => {
  api = await openTestApi();
  await fillTinyCatalogue(api.db);
  colleague = await api.signInWith([VIN_REQUEST_PAGE, `${VIN_REQUEST_PAGE}:edit`]);
});
afterEach(async () => {
  await api.db.sql.deleteFrom('vinBinding').execute();
  await api.db.sql.deleteFrom('fastVinTask').execute();
});
afterAll(() => api.close());

async function add(vin = VIN, as = api.users.general): Promise<{ taskId: number }> {
  return { taskId: (await api.post(calls.addFastVinTask, { vin }, { as })).result.taskId };
}
const tooLate = { status: 200, code: '200303' };

test('a request is bound to a vehicle, and every later search for the VIN finds it', async () => {
  const task = await add();
  expect(await api.post(calls.getVehicleByVin, { vinCode: VIN })).toMatchObject({ code: '100100' });
  const { result } = await api.post(calls.fastVinTaskBind, { ...task, vehicleId: 5 });
  expect(result).toMatchObject({ status: 2, answeredBy: 'manager', vehicle: { vehicleId: 5, vehicleTypeCode: 'B' } });
  const found = await api.post(calls.getVehicleByVin, { vinCode: VIN }, { as: api.users.seller });
  expect(found.result).toMatchObject({ vinSource: 'staff', total: 1, vehicleList: [{ vehicleId: 5 }] });
});

test('two concurrent answers to one request cannot both succeed', async () => {
  const task = await add();
  const answers = await Promise.all([
    api.post(calls.fastVinTaskBind, { ...task, vehicleId: 1 }),
    api.post(calls.fastVinTaskBind, { ...task, vehicleId: 2 }, { as: colleague }),
    api.post(calls.fastVinTaskNotFound, { ...task, reason: '无法辨认' }, { as: colleague }),
  ]);
  expect(answers.map(({ code }) => code).sort()).toEqual(['000000', '200303', '200303']);
  const { result } = await api.post(calls.fastVinTaskGet, task);
  expect(result.events).toHaveLength(1);
});

test('a request in progress belongs to its member of staff until it is released or times out', async () => {
  const task = await add();
  const taken = await api.post(calls.fastVinTaskTake, task);
  expect(taken.result).toMatchObject({ status: 1, takenBy: 'manager', isMine: true });
  for (const call of [calls.fastVinTaskTake, calls.fastVinTaskRelease]) {
    expect(await api.post(call, task, { as: colleague })).toMatchObject(tooLate);
  }
  expect(await api.post(calls.fastVinTaskBind, { ...task, vehicleId: 1 }, { as: colleague })).toMatchObject(tooLate);
  await api.post(calls.fastVinTaskRelease, task);
  expect(await api.post(calls.fastVinTaskTake, task, { as: colleague })).toMatchObject({ code: '000000' });
  expect(await api.post(calls.fastVinTaskTake, task)).toMatchObject(tooLate);
  await api.db.execute(`update fast_vin_task set taken_at = now() - interval '31 minutes'`);
  expect(await api.post(calls.fastVinTaskTake, task)).toMatchObject({ code: '000000' });
});

test('one answer covers all waiting requests for the VIN, except those in progress by a colleague', async () => {
  const [mine, others, taken] = [await add(), await add(VIN, api.users.agent), await add(VIN, api.users.seller)];
  await api.post(calls.fastVinTaskTake, taken, { as: colleague });
  await api.post(calls.fastVinTaskBind, { ...mine, vehicleId: 1 });
  const statusOf = async (task: { taskId: number }) => (await api.post(calls.fastVinTaskGet, task)).result.task.status;
  expect([await statusOf(mine), await statusOf(others), await statusOf(taken)]).toEqual([2, 2, 1]);
});

test('a request closed as not found has a reason, which its user can read', async () => {
  const task = await add();
  expect(await api.post(calls.fastVinTaskNotFound, { ...task, reason: ' ' })).toMatchObject({ code: '900400' });
  await api.post(calls.fastVinTaskNotFound, { ...task, reason: '平行进口，无资料' });
  const { result } = await api.post(calls.findFastVinTask, { vin: VIN }, { as: api.users.general });
  expect(result.task).toMatchObject({ status: 3, reason: '平行进口，无资料', vehicle: null, isNews: true });
});

test('every change is logged with its user, and a wrong answer can be reopened', async () => {
  const task = await add();
  await api.post(calls.fastVinTaskTake, task);
  await api.post(calls.fastVinTaskBind, { ...task, vehicleId: 1 });
  await api.post(calls.fastVinTaskReopen, task);
  expect(await api.post(calls.getVehicleByVin, { vinCode: VIN })).toMatchObject({ code: '100100' });
  await api.post(calls.fastVinTaskBind, { ...task, vehicleId: 2 });
  const { result } = await api.post(calls.fastVinTaskGet, task);
  expect(result.events.map(({ kind, by, vehicle }) => [kind, by, vehicle?.vehicleId ?? null])).toEqual([
    ['taken', 'manager', null],
    ['answered', 'manager', 1],
    ['reopened', 'manager', null],
    ['answered', 'manager', 2],
  ]);
});

test('binding an unknown vehicle leaves the request unchanged', async () => {
  const task = await add();
  expect(await api.post(calls.fastVinTaskBind, { ...task, vehicleId: 999 })).toMatchObject({ code: '900404' });
  expect((await api.post(calls.fastVinTaskGet, task)).result).toMatchObject({ task: { status: 0 }, events: [] });
});

test('waiting requests are listed first, oldest first', async () => {
  const vins = ['LSVZZ2BR1GN900001', 'LSVZZ2BR1GN900002', 'LSVZZ2BR1GN900003'];
  const [done] = [await add(vins[0]), await add(vins[1]), await add(vins[2])];
  await api.post(calls.fastVinTaskNotFound, { ...done, reason: '无资料' });
  const listed = async (query: object) =>
    (await api.post(calls.fastVinTaskList, query)).result.rows.map(({ vin }) => vin.slice(-1));
  expect(await listed({})).toEqual(['2', '3', '1']);
  expect(await listed({ sortBy: 'createdAt' })).toEqual(['3', '2', '1']);
  expect(await listed({ status: 3 })).toEqual(['1']);
  expect(await listed({ search: 'general' })).toHaveLength(3);
});
