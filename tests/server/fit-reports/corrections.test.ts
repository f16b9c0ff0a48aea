import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { calls } from '../../../src/contract/all-calls.ts';
import { createCorrections, type FitCorrection } from '../../../src/server/fit-reports/corrections.ts';
import { tinyReport } from '../../support/bodies/fit-report-bodies.ts';
import type { Caller, TestApi } from '../../support/server/api.ts';
import { openTestApi } from '../../support/server/api.ts';
import { fillTinyCatalogue, tinyVins } from '../../support/tiny-catalogue/tiny-catalogue.ts';

let api: TestApi;
let main: Caller;
let sub: Caller;
beforeAll(async () => {
  api = await openTestApi();
  await fillTinyCatalogue(api.db);
  main = await api.signInWith([]);
  sub = await api.signInWith([]);
  await api.db.sql
    .updateTable('account')
    .set({ acctLevel: 1, parentId: main.userId })
    .where('userId', '=', sub.userId)
    .execute();
});
afterEach(() => api.db.sql.deleteFrom('fitReport').execute());
afterAll(() => api.close());

const PADS = 1;

const report = async (values: object = {}, as = main) =>
  (await api.post(calls.reportFit, { ...tinyReport, ...values }, { as })).result.fitReportId;
/** As a node that has cached nothing reads them. */
const corrections = async ({
  as = main,
  vehicleId = 1,
  vin,
}: {
  as?: Caller;
  vehicleId?: number;
  vin?: string;
} = {}) => {
  const found = await createCorrections(api.db).of({ accountId: as.userId, vehicleId, vin });
  return new Map([...found].map(([oeId, { verdict }]: [number, FitCorrection]) => [oeId, verdict]));
};

test('a correction of a VIN holds for look-ups with this VIN only', async () => {
  const reportId = await report();
  expect(await corrections({ vin: tinyVins.one })).toEqual(new Map([[PADS, 'misfit']]));
  expect(await corrections({ vin: ` ${tinyVins.one.toLowerCase()}` })).toEqual(new Map([[PADS, 'misfit']]));
  expect(await corrections({ vin: tinyVins.two })).toEqual(new Map());
  expect(await corrections()).toEqual(new Map());
  expect(await corrections({ vehicleId: 2, vin: tinyVins.one })).toEqual(new Map());
  const found = await createCorrections(api.db).of({ accountId: main.userId, vehicleId: 1, vin: tinyVins.one });
  expect(found.get(PADS)).toEqual({ verdict: 'misfit', reportId, dated: expect.stringMatching(/^\d{4}-.*Z$/) });
});

test('a correction of the vehicle holds for every look-up of it, and one of the VIN precedes it', async () => {
  await report({ isForVehicle: true });
  expect(await corrections()).toEqual(new Map([[PADS, 'misfit']]));
  expect(await corrections({ vin: tinyVins.two })).toEqual(new Map([[PADS, 'misfit']]));
  await report({ kind: 'fits' });
  await report({ isForVehicle: true });
  expect(await corrections({ vin: tinyVins.one })).toEqual(new Map([[PADS, 'fits']]));
});

test('all accounts of the company have the correction, and no other company has it', async () => {
  await report({}, sub);
  expect((await corrections({ as: main, vin: tinyVins.one })).get(PADS)).toBe('misfit');
  expect((await corrections({ as: sub, vin: tinyVins.one })).get(PADS)).toBe('misfit');
  expect(await corrections({ as: api.users.general, vin: tinyVins.one })).toEqual(new Map());
});

test('a newer correction replaces the older one, which a withdrawal does not bring back', async () => {
  await report({}, sub);
  const fitReportId = await report({ kind: 'fits' });
  expect((await corrections({ vin: tinyVins.one })).get(PADS)).toBe('fits');
  await api.post(calls.withdrawFitReport, { fitReportId }, { as: sub });
  expect(await corrections({ vin: tinyVins.one })).toEqual(new Map());
});

test('within a node a cached answer ends with a change, and is read once until then', async () => {
  let reads = 0;
  const readThroughOutage: typeof api.db.readThroughOutage = (read) => {
    reads += 1;
    return api.db.readThroughOutage(read);
  };
  const cached = createCorrections({ readThroughOutage });
  const vehicle = { accountId: main.userId, vehicleId: 1, vin: tinyVins.one };
  expect((await cached.of(vehicle)).size).toBe(0);
  await report();
  await cached.of(vehicle);
  expect(reads).toBe(1);
  cached.invalidate();
  expect((await cached.of(vehicle)).size).toBe(1);
});
