import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../../src/contract/all-calls.ts';
import { type Caller, openTestApi, type TestApi } from '../../support/server/api.ts';
import { fillTinyCatalogue, tinyVins } from '../../support/tiny-catalogue/tiny-catalogue.ts';
import { fillTinyMaintenance } from '../../support/tiny-catalogue/tiny-maintenance.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await fillTinyCatalogue(api.db);
  await fillTinyMaintenance(api.db.copy);
});
afterAll(() => api.close());

const read = { vehicleId: 1, mileage: 42_000, purchaseDate: '2016-06-01' } as const;
const beginning = async (as: Caller, vin?: string) =>
  (await api.post(calls.getDefaultMaintain, { vehicleId: 1, ...(vin === undefined ? {} : { vin }) }, { as })).result;

test('a reading is stored per account, vehicle and VIN', async () => {
  const [one, other] = [await api.signInWith([]), await api.signInWith([])];
  expect(await beginning(one)).toMatchObject({ isRemembered: false, type: 'mileage', customizeHourCostFen: 10_000 });
  await api.post(calls.saveMaintain, { ...read, vin: tinyVins.one.toLowerCase() }, { as: one });
  await api.post(calls.saveMaintain, { ...read, vin: tinyVins.one, mileage: 43_000 }, { as: one });
  expect(await beginning(one, tinyVins.one)).toMatchObject({
    isRemembered: true,
    mileage: 43_000,
    purchaseDate: '2016-06-01',
  });
  expect(await beginning(one)).toMatchObject({ isRemembered: false });
  expect(await beginning(other, tinyVins.one)).toMatchObject({ isRemembered: false });
});

test('the hourly price is the account’s own, or its main account’s', async () => {
  const [main, sub] = [await api.signInWith([]), await api.signInWith([])];
  await api.db.sql.updateTable('account').set({ parentId: main.userId }).where('userId', '=', sub.userId).execute();
  await api.post(calls.saveMaintain, { ...read, customizeHourCostFen: 16_000 }, { as: main });
  expect(await beginning(sub)).toMatchObject({ customizeHourCostFen: 16_000, isRemembered: false });
  await api.post(calls.saveMaintain, { ...read, customizeHourCostFen: 9000 }, { as: sub });
  expect(await beginning(sub)).toMatchObject({ customizeHourCostFen: 9000 });
  expect(await beginning(main)).toMatchObject({ customizeHourCostFen: 16_000 });
});

test('recorded work moves the next due date for its account only, and can be undone', async () => {
  const [one, other] = [await api.signInWith([]), await api.signInWith([])];
  const oil = async (as: Caller) =>
    (await api.post(calls.getMaintainListByMileage, read, { as })).result.projects.find(
      ({ stdMaintId }) => stdMaintId === 1,
    );
  const records = [{ stdMaintId: 1, done: { mileage: 41_500, date: '2026-03-01' } }];
  const { result } = await api.post(calls.saveMaintainRecord, { vehicleId: 1, records }, { as: one });
  expect(result.before).toEqual([{ stdMaintId: 1, done: null }]);
  expect(await oil(one)).toMatchObject({ isRecorded: true, lastMileage: 41_500, nextMileage: 51_500 });
  expect(await oil(other)).toMatchObject({ isRecorded: false });
  const again = [{ stdMaintId: 1, done: { mileage: 42_000, date: '2026-03-02' } }];
  const second = await api.post(calls.saveMaintainRecord, { vehicleId: 1, records: again }, { as: one });
  expect(second.result.before).toEqual(records);
  await api.post(calls.saveMaintainRecord, { vehicleId: 1, records: result.before }, { as: one });
  expect(await oil(one)).toMatchObject({ isRecorded: false });
});

test('records of an unknown project or a future date are refused as a whole', async () => {
  const as = await api.signInWith([]);
  const done = { mileage: 1000, date: '2026-03-01' };
  const records = [
    { stdMaintId: 1, done },
    { stdMaintId: 999, done },
  ];
  expect(await api.post(calls.saveMaintainRecord, { vehicleId: 1, records }, { as })).toMatchObject({ code: '900404' });
  const { result } = await api.post(calls.getMaintainListByMileage, read, { as });
  expect(result.projects.filter(({ isRecorded }) => isRecorded)).toEqual([]);
  const late = [{ stdMaintId: 1, done: { ...done, date: '2999-01-01' } }];
  expect(await api.post(calls.saveMaintainRecord, { vehicleId: 1, records: late }, { as })).toMatchObject({
    code: '900400',
    result: { problems: [{ path: 'data.records.0.done.date' }] },
  });
});

test('an impossible date is refused with its path, in readings and records', async () => {
  const as = await api.signInWith([]);
  for (const day of ['0000-01-01', '0026-03-01', '1899-12-31']) {
    const records = [{ stdMaintId: 1, done: { mileage: 1000, date: day } }];
    expect(await api.post(calls.saveMaintainRecord, { vehicleId: 1, records }, { as })).toMatchObject({
      code: '900400',
      result: { problems: [{ path: 'data.records.0.done.date' }] },
    });
    for (const call of [calls.saveMaintain, calls.getMaintainListByMileage, calls.getMonthScale]) {
      expect(await api.post(call, { ...read, purchaseDate: day }, { as })).toMatchObject({
        code: '900400',
        result: { problems: [{ path: 'data.purchaseDate' }] },
      });
    }
  }
});
