import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../../src/contract/all-calls.ts';
import { openTestApi, type TestApi } from '../../support/server/api.ts';
import { fillTinyCatalogue } from '../../support/tiny-catalogue/tiny-catalogue.ts';
import { tinyItem, tinyOrder } from '../../support/tiny-catalogue/tiny-order.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await fillTinyCatalogue(api.db);
});
afterAll(() => api.close());

const fit = { grade: 'check', rules: ['变速箱：双离合（本车未知）'], isConfirmed: true } as const;
const fitsOf = async (listId: number) =>
  (await api.post(calls.getItem, { listId })).result.rows.map((item) => item.fit);

test('the fit that a part was added with stays on its line, and a line without one has none', async () => {
  const items = [{ ...tinyItem, fit }];
  const { listId } = (await api.post(calls.savePartList, { ...tinyOrder, items })).result;
  await api.post(calls.savePartListItem, {
    listId,
    item: { ...tinyItem, oe: '1K0 615 301 AA', searchOe: '1K0615301AA' },
  });
  expect(await fitsOf(listId)).toEqual([fit, null]);
});

test('a copy for the same vehicle keeps the fit, one for another vehicle does not', async () => {
  const { listId } = (await api.post(calls.savePartList, { ...tinyOrder, items: [{ ...tinyItem, fit }] })).result;
  const same = await api.post(calls.copyPartList, { listId, name: 'same' });
  expect(await fitsOf(same.result.listId)).toEqual([fit]);
  const { provinceCode: _province, ...vehicle } = { ...tinyOrder, vehicleId: 2, vin: null };
  const other = await api.post(calls.copyPartList, { listId, name: 'other', vehicle });
  expect(await fitsOf(other.result.listId)).toEqual([null]);
});
