import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../../src/contract/all-calls.ts';
import { openTestApi, type TestApi } from '../../support/server/api.ts';
import { fillTinyCatalogue, tinyVins } from '../../support/tiny-catalogue/tiny-catalogue.ts';
import { fillTinyMaintenance } from '../../support/tiny-catalogue/tiny-maintenance.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await fillTinyCatalogue(api.db);
  await fillTinyMaintenance(api.db.copy);
});
afterAll(() => api.close());

const english = { headers: { 'accept-language': 'en' } };
const read = { vehicleId: 1, mileage: 42_000, purchaseDate: '2016-06-01' } as const;
const ids = (projects: readonly { stdMaintId: number }[]) => projects.map(({ stdMaintId }) => stdMaintId);

test('a plan has the projects of the vehicle with its own parts, and fluids with amounts', async () => {
  const { result } = await api.post(calls.getMaintainList, { vehicleId: 1, vin: tinyVins.one });
  expect(ids(result)).toEqual([1, 2, 4, 5]);
  expect(result[0]).toMatchObject({
    baseItemCode: 'M01',
    stdMaintTypeName: '更换发动机机油',
    maintType: 1,
    operate: 'replace',
    checkOrMustFlag: 0,
    intervalKm: 10_000,
    firstKm: 5000,
    partList: [],
    maintAssist: { partMaterialsName: '全合成机油 5W-30', unitPriceFen: 6200, unit: 'L', amount: 4 },
    maintRepair: { hours: 0.4, checkHours: 0.3 },
  });
  expect(result[1]?.partList.map(({ oe }) => oe)).toEqual(['04E 115 561 H']);
  // The serial number of the VIN selects one of two discs; without a VIN both are listed.
  expect(result[3]?.partList.map(({ oe }) => oe)).toEqual(['1K0 698 151 A', '1K0 615 301 AA']);
  const { result: unsure } = await api.post(calls.getMaintainList, { vehicleId: 1 });
  expect(unsure[3]?.partList).toHaveLength(3);
  const { result: automatic } = await api.post(calls.getMaintainList, { vehicleId: 2 }, english);
  expect(ids(automatic)).toEqual([1, 2, 3, 4, 5]);
  expect(automatic[2]?.stdMaintTypeName).toBe('Replace the dual-clutch fluid');
  // The book's oil filter is only for the manual gearbox.
  expect(automatic[1]?.partList).toEqual([]);
});

test('a vehicle without a plan is refused with 700101 and its message, an unknown one with 900404', async () => {
  for (const call of [calls.getMaintainList, calls.getMaintainProject]) {
    expect(await api.post(call, { vehicleId: 3 })).toMatchObject({
      status: 200,
      code: '700101',
      message: '暂无该车型的保养方案',
    });
    expect(await api.post(call, { vehicleId: 3 }, english)).toMatchObject({
      message: 'No maintenance plan for this vehicle yet',
    });
    expect(await api.post(call, { vehicleId: 99 })).toMatchObject({ code: '900404' });
  }
  for (const call of [calls.getMaintainListByMileage, calls.getMaintainCheckList, calls.getMileageScale]) {
    expect(await api.post(call, { ...read, vehicleId: 3 })).toMatchObject({ code: '700101' });
  }
  expect(await api.post(calls.getDefaultMaintain, { vehicleId: 3 })).toMatchObject({ code: '000000' });
});

test('the plan at a reading is sorted by used share', async () => {
  const { result } = await api.post(calls.getMaintainListByMileage, read);
  const shares = result.projects.map(({ shareUsed }) => shareUsed);
  expect(shares).toEqual([...shares].sort((a, b) => b - a));
  expect(result.projects).toHaveLength(4);
  expect(result.today).toMatch(/^20\d\d-\d\d-\d\d$/);
});

test('the check list has the projects that are inspected', async () => {
  const { result } = await api.post(calls.getMaintainCheckList, read);
  expect(ids(result)).toEqual([5]);
  expect(result[0]?.checkOrMustFlag).toBe(1);
});

test('a mark of a scale lists the projects due there', async () => {
  const at = async (scale: number, type: 'mileage' | 'month' = 'mileage') =>
    ids((await api.post(calls.getMaintainByScale, { vehicleId: 1, scale, type })).result);
  expect(await at(5000)).toEqual([1]);
  expect(await at(10_000)).toEqual([1, 2]);
  expect(await at(20_000)).toEqual([1, 2, 5]);
  expect(await at(24, 'month')).toEqual([1, 2, 4, 5]);
});

test('additional projects are listed separately from the plan', async () => {
  const { result } = await api.post(calls.getMaintainProject, { vehicleId: 1 });
  expect(result).toMatchObject([{ stdMaintId: 6, intervalKm: null, intervalMonths: null, operate: 'clean' }]);
});

test('scales can be limited to one item', async () => {
  const { result } = await api.post(calls.getMileageScale, { ...read, baseItemCode: 'M11' });
  expect(result.scales.map(({ scale }) => scale)).toContain(20_000);
  expect(new Set(result.scales.flatMap(({ projects }) => projects.map((project) => project.baseItemCode)))).toEqual(
    new Set(['M11']),
  );
  expect(result.step).toBe(10_000);
  const { result: months } = await api.post(calls.getMonthScale, read);
  expect(months.step).toBe(12);
});

test('a purchase date in the future is refused with its path, in both languages', async () => {
  const body = { ...read, purchaseDate: '2999-01-01' };
  for (const call of [calls.getMaintainListByMileage, calls.getMonthScale, calls.saveMaintain]) {
    expect(await api.post(call, body)).toMatchObject({
      code: '900400',
      result: { problems: [{ path: 'data.purchaseDate', message: '不能晚于今天' }] },
    });
    expect(await api.post(call, body, english)).toMatchObject({
      result: { problems: [{ path: 'data.purchaseDate', message: 'must not be later than today' }] },
    });
  }
});

test('items have their key and their name in the caller’s language', async () => {
  const { result } = await api.post(calls.getMaintainItems, {}, english);
  expect(result[0]).toEqual({ baseItemCode: 'M01', itemKey: 'engineOil', name: 'Engine oil' });
  expect(result).toHaveLength(6);
});
