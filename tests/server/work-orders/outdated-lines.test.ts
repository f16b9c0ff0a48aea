import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { calls } from '../../../src/contract/all-calls.ts';
import { tinyReport } from '../../support/bodies/fit-report-bodies.ts';
import { type Caller, openTestApi, type TestApi } from '../../support/server/api.ts';
import { fillTinyCatalogue, tinyVins } from '../../support/tiny-catalogue/tiny-catalogue.ts';
import { tinyItem, tinyOrder } from '../../support/tiny-catalogue/tiny-order.ts';

let api: TestApi;
let shop: Caller;
let rival: Caller;
beforeAll(async () => {
  api = await openTestApi();
  await fillTinyCatalogue(api.db);
  shop = await api.signInWith([]);
  rival = await api.signInWith([]);
});
afterEach(() => api.db.sql.deleteFrom('fitReport').execute());
afterAll(() => api.close());

const fits = { grade: 'fits', rules: ['整本目录'], isConfirmed: false } as const;
/** A line that fits, on the vehicle of the tiny report. */
async function orderOf(item: object, vin: string | null = tinyVins.one) {
  const { listId } = (await api.post(calls.savePartList, { ...tinyOrder, vehicleId: 1, vin }, { as: shop })).result;
  const { partId } = (
    await api.post(calls.savePartListItem, { listId, item: { ...tinyItem, fit: fits, ...item } }, { as: shop })
  ).result;
  return { listId, partId };
}
const disc = { oe: '1K0 615 301 AA', searchOe: '1K0615301AA', stdPartCode: 'P1701003', stdPartName: '前制动盘' };
const report = (values: object, as = shop) =>
  api.post(calls.reportFit, { ...tinyReport, orderNo: '2', ...values }, { as });
const correctionsOf = async (listId: number) =>
  (await api.post(calls.getItemPresent, { listId }, { as: shop })).result.map(({ correction }) => correction);
const outdatedOf = async (listId: number) =>
  (await api.post(calls.getPartList, { listId }, { as: shop })).result.outdatedNum;

test('a superseded number makes its line outdated, an interchangeable or a current one does not', async () => {
  expect(await outdatedOf((await orderOf({})).listId)).toBe(1);
  expect(await outdatedOf((await orderOf(disc)).listId)).toBe(0);
  expect(await outdatedOf((await orderOf({ ...disc, oe: 'X1', searchOe: 'X1' })).listId)).toBe(0);
});

test('a report of the same company flags the orders of its vehicle and VIN, until the line states it', async () => {
  const { listId, partId } = await orderOf(disc);
  const others = [await orderOf(disc, null), await orderOf(disc, tinyVins.two)];
  expect(await correctionsOf(listId)).toEqual([null]);
  await report({ oe: disc.oe });
  expect(await correctionsOf(listId)).toEqual([{ verdict: 'misfit', dated: expect.any(String), isOwn: true }]);
  expect(await outdatedOf(listId)).toBe(1);
  for (const other of others) expect(await correctionsOf(other.listId)).toEqual([null]);
  const fit = { grade: 'misfit', rules: ['本公司反馈：不适用'], isConfirmed: true } as const;
  await api.post(calls.updatePartListItems, { listId, changes: [{ partId, values: { fit } }] }, { as: shop });
  expect(await correctionsOf(listId)).toEqual([null]);
  expect(await outdatedOf(listId)).toBe(0);
});

test('a report of another company flags an order only once the staff has confirmed it', async () => {
  const { listId } = await orderOf(disc);
  const { fitReportId } = (await report({ oe: disc.oe, isForVehicle: true }, rival)).result;
  expect(await correctionsOf(listId)).toEqual([null]);
  await api.db.sql
    .updateTable('fitReport')
    .set({ status: 'confirmed', answeredAt: new Date().toISOString() })
    .where('fitReportId', '=', fitReportId)
    .execute();
  expect(await correctionsOf(listId)).toEqual([{ verdict: 'misfit', dated: expect.any(String), isOwn: false }]);
  await api.post(calls.withdrawFitReport, { fitReportId }, { as: rival });
  expect(await correctionsOf(listId)).toEqual([null]);
});

test('the change of a fit is recorded by its grades', async () => {
  const { listId, partId } = await orderOf(disc);
  const fit = { grade: 'misfit', rules: ['不适用'], isConfirmed: true } as const;
  const change = (values: object) =>
    api.post(calls.updatePartListItems, { listId, changes: [{ partId, values }] }, { as: shop });
  await change({ fit });
  await change({ quantity: 3 });
  const { rows } = (await api.post(calls.getOrderChanges, { listId, pageNum: 1, pageSize: 2 }, { as: shop })).result;
  expect(rows.map(({ items }) => [items[0]?.before, items[0]?.after])).toEqual([
    [{ quantity: expect.any(Number) }, { quantity: 3 }],
    [{ fit: 'fits' }, { fit: 'misfit' }],
  ]);
});
