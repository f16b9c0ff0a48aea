import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../../src/contract/all-calls.ts';
import { tinyReport } from '../../support/bodies/fit-report-bodies.ts';
import { setAgency } from '../../support/server/add-user.ts';
import { type Caller, openTestApi, type TestApi } from '../../support/server/api.ts';
import { fillTinyCatalogue, tinyVins } from '../../support/tiny-catalogue/tiny-catalogue.ts';
import { tinyItem, tinyOrder } from '../../support/tiny-catalogue/tiny-order.ts';

let api: TestApi;
let clerk: Caller;
let one: Caller;
let two: Caller;
beforeAll(async () => {
  api = await openTestApi();
  await fillTinyCatalogue(api.db);
  clerk = await api.signInWith(['/manager', '/manager/fit_count']);
  [one, two] = [await api.signInWith([]), await api.signInWith([])];
  await setAgency(api, two.userId, 'S02');
  for (const as of [one, one, two]) await report(as);
  await report(one, { kind: 'quantity' });
  const withdrawn = await report(two, { kind: 'other', note: '…' });
  await api.post(calls.withdrawFitReport, { fitReportId: withdrawn }, { as: two });
  await giveBack(one, 'wrongPart');
  await giveBack(two, 'wrongPart');
  await giveBack(two, 'damaged', { vehicleId: null });
});
afterAll(() => api.close());

const report = async (as: Caller, values: object = {}) =>
  (await api.post(calls.reportFit, { ...tinyReport, ...values }, { as })).result.fitReportId;

async function giveBack(as: Caller, returnReason: string, order: object = {}): Promise<void> {
  const { result } = await api.post(calls.savePartList, { ...tinyOrder, ...order, items: [tinyItem] }, { as });
  const changes = [{ partId: result.partIds[0], values: { returnReason, returnNote: '客户退回' } }];
  await api.post(calls.updatePartListItems, { listId: result.listId, changes }, { as });
}

const list = async (query: object = {}, as = clerk) => (await api.post(calls.fitCountList, query, { as })).result;
const figures = async (query: object = {}, as = clerk) =>
  (await list(query, as)).rows.map(({ source, reason, vehicleId, num, companyNum }) => [
    `${source} ${reason}`,
    vehicleId,
    num,
    companyNum,
  ]);

test('reports and returns are counted by number, vehicle and reason, the most frequent first', async () => {
  const all = await figures();
  expect(all[0]).toEqual(['report misfit', 1, 3, 2]);
  expect(all[1]).toEqual(['return wrongPart', 1, 2, 2]);
  expect(all.slice(2)).toEqual(
    expect.arrayContaining([
      ['report quantity', 1, 1, 1],
      ['return damaged', null, 1, 1],
    ]),
  );
  expect(all).toHaveLength(4);
  expect((await list()).rows[0]).toMatchObject({ oe: '1K0 698 151 A', searchOe: '1K0698151A', partName: '前制动片' });
});

test('a period, a source and a text restrict the figures', async () => {
  expect(await figures({ to: '2020-01-01' })).toEqual([]);
  expect(await figures({ from: '2020-01-01', source: 'return' })).toHaveLength(2);
  expect(await figures({ search: '1K0698' })).toHaveLength(4);
  expect(await figures({ search: '没有' })).toEqual([]);
  await api.db.sql
    .updateTable('fitReport')
    .set({ createdAt: '2020-06-01T00:00:00Z' })
    .where('kind', '=', 'quantity')
    .execute();
  expect(await figures({ from: '2020-06-01', to: '2020-06-01' })).toEqual([['report quantity', 1, 1, 1]]);
});

test('each figure lists exactly the rows that it counts', async () => {
  const { rows: counts } = await list();
  for (const { source, reason, searchOe, brandId, vehicleId, num } of counts) {
    const subject = { source, reason, searchOe, brandId, vehicleId };
    const { rows, total } = (await api.post(calls.fitCountRows, subject, { as: clerk })).result;
    expect([rows.length, total], `${source} ${reason}`).toEqual([num, num]);
    expect(rows.every(({ status }) => (status === null) === (source === 'return'))).toBe(true);
  }
  const { source, reason, searchOe, brandId, vehicleId } = counts[0] ?? expect.fail('no figure');
  const subject = { source, reason, searchOe, brandId, vehicleId };
  const { rows } = (await api.post(calls.fitCountRows, subject, { as: clerk })).result;
  expect(rows[0]).toMatchObject({ vin: tinyVins.one, note: '卡钳装不上', status: 'open', orderName: null });
});

test('a seller sees figures and rows of users of their own agency code only', async () => {
  const as = api.users.seller;
  await api.db.execute(`
    insert into role_power (role_id, power_id)
    select a.role_id, p.power_id from account a, power p
    where a.user_id = ${as.userId} and p.power_code = '/manager/fit_count' on conflict do nothing`);
  await setAgency(api, as.userId, 'S02');
  const own = await figures({}, as);
  expect(own).toHaveLength(3);
  expect(own).toEqual(
    expect.arrayContaining([
      ['report misfit', 1, 1, 1],
      ['return wrongPart', 1, 1, 1],
      ['return damaged', null, 1, 1],
    ]),
  );
  const [reported = expect.fail('no figure')] = (await list({ source: 'report' }, as)).rows;
  const { source, reason, searchOe, brandId, vehicleId } = reported;
  const subject = { source, reason, searchOe, brandId, vehicleId };
  expect((await api.post(calls.fitCountRows, subject, { as })).result.total).toBe(1);
});
