import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { calls } from '../../../src/contract/all-calls.ts';
import { createCounts, noCounts } from '../../../src/server/fit-reports/counts.ts';
import { tinyReport } from '../../support/bodies/fit-report-bodies.ts';
import { type Caller, openTestApi, type TestApi } from '../../support/server/api.ts';
import { fillTinyCatalogue } from '../../support/tiny-catalogue/tiny-catalogue.ts';
import { tinyItem, tinyOrder } from '../../support/tiny-catalogue/tiny-order.ts';

let api: TestApi;
let one: Caller;
let two: Caller;
let subOfOne: Caller;
beforeAll(async () => {
  api = await openTestApi();
  await fillTinyCatalogue(api.db);
  [one, two, subOfOne] = [await api.signInWith([]), await api.signInWith([]), await api.signInWith([])];
  await api.db.sql
    .updateTable('account')
    .set({ acctLevel: 1, parentId: one.userId })
    .where('userId', '=', subOfOne.userId)
    .execute();
});
afterEach(async () => {
  await api.db.sql.deleteFrom('fitReport').execute();
  await api.db.sql.deleteFrom('workOrder').execute();
});
afterAll(() => api.close());

const PADS = 1;
const GROUP = 1;

const report = async (as: Caller, values: object = {}) =>
  (await api.post(calls.reportFit, { ...tinyReport, ...values }, { as })).result.fitReportId;
const setStatus = (fitReportId: number, status: 'confirmed' | 'notConfirmed') =>
  api.db.sql.updateTable('fitReport').set({ status }).where('fitReportId', '=', fitReportId).execute();
const counts = async (groupId = GROUP) => (await createCounts(api.db).of([PADS, 2], groupId)).get(PADS) ?? noCounts;

test('companies are counted, however often their accounts report', async () => {
  await report(one);
  await report(one, { kind: 'quantity' });
  await report(one, { isForVehicle: true });
  await report(subOfOne);
  expect(await counts()).toEqual({ ...noCounts, misfit: { confirmed: 0, unconfirmed: 1 } });
  await setStatus(await report(two), 'confirmed');
  await report(two, { kind: 'fits' });
  expect(await counts()).toEqual({
    misfit: { confirmed: 1, unconfirmed: 1 },
    fits: { confirmed: 0, unconfirmed: 1 },
    returns: 0,
  });
  expect(await counts(2)).toEqual(noCounts);
});

test('reports that were withdrawn or not confirmed are not counted', async () => {
  await setStatus(await report(one), 'notConfirmed');
  await api.post(calls.withdrawFitReport, { fitReportId: await report(two) }, { as: two });
  expect(await counts()).toEqual(noCounts);
});

test('lines of orders for the group that were returned as wrong parts are counted by company', async () => {
  const giveBack = async (as: Caller, returnReason: string, order: object = {}) => {
    const { result } = await api.post(calls.savePartList, { ...tinyOrder, ...order, items: [tinyItem] }, { as });
    const changes = [{ partId: result.partIds[0], values: { returnReason } }];
    expect(await api.post(calls.updatePartListItems, { listId: result.listId, changes }, { as })).toMatchObject({
      code: '000000',
    });
  };
  await giveBack(one, 'damaged');
  await giveBack(one, 'wrongPart', { vehicleId: 3 });
  expect((await counts()).returns).toBe(0);
  await giveBack(one, 'wrongPart');
  await giveBack(subOfOne, 'wrongPart');
  expect((await counts()).returns).toBe(1);
  await giveBack(two, 'wrongPart', { vehicleId: 2 });
  expect((await counts()).returns).toBe(2);
  expect((await counts(2)).returns).toBe(1);
});
