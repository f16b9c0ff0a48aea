import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { calls, resources } from '../../../src/contract/all-calls.ts';
import { tinyReport } from '../../support/bodies/fit-report-bodies.ts';
import { setAgency } from '../../support/server/add-user.ts';
import { type Caller, openTestApi, type TestApi } from '../../support/server/api.ts';
import { fillTinyCatalogue, tinyVins } from '../../support/tiny-catalogue/tiny-catalogue.ts';

let api: TestApi;
let clerk: Caller;
beforeAll(async () => {
  api = await openTestApi();
  await fillTinyCatalogue(api.db);
  clerk = await api.signInWith(['/manager', '/manager/fit_report']);
});
afterEach(() => api.db.sql.deleteFrom('fitReport').execute());
afterAll(() => api.close());

const { fitReport } = resources;
const shop = () => ({ as: api.users.general });
const report = async (values: object = {}) =>
  (await api.post(calls.reportFit, { ...tinyReport, ...values }, shop())).result.fitReportId;
const list = async (query: object = {}, as: Caller = clerk) =>
  (await api.post(fitReport.list, { filters: {}, ...query }, { as })).result;

test('the staff lists reports with their reporter and filters them', async () => {
  await report();
  const disc = await report({ oe: '1K0615301AB', orderNo: '2', kind: 'fits', vin: undefined, isForVehicle: true });
  const { rows, total } = await list();
  expect(total).toBe(2);
  expect(rows[1]).toMatchObject({
    status: 'open',
    kind: 'misfit',
    oe: '1K0 698 151 A',
    partName: '前制动片',
    vin: tinyVins.one,
    reportedBy: 'general',
    note: '卡钳装不上',
    answer: '',
    answeredBy: null,
    hasPhoto: false,
  });
  const found = async (filters: object) => (await list({ filters })).rows.map(({ fitReportId }) => fitReportId);
  expect(await found({ kind: 'fits' })).toEqual([disc]);
  expect(await found({ oe: '615 301' })).toEqual([disc]);
  expect(await found({ vin: { empty: true } })).toEqual([disc]);
  expect(await found({ status: 'confirmed' })).toEqual([]);
  expect(await found({ vehicleName: '朗逸', reportedBy: 'gener' })).toHaveLength(2);
  expect(await found({ createdAt: { to: '2020-01-01' } })).toEqual([]);
  expect((await list({ sort: [{ field: 'createdAt', order: 'asc' }], pageSize: 1 })).rows[0]?.kind).toBe('misfit');
  expect(await api.post(fitReport.list, { filters: {}, sort: [{ field: 'note', order: 'asc' }] })).toMatchObject({
    code: '900400',
  });
});

test('an answer reaches the reporter, is in the audit, and counts as evidence without touching the catalogue', async () => {
  const id = await report();
  const values = { status: 'confirmed', answer: '目录数据有误，已转数据组' };
  const { code, result } = await api.edit(fitReport, id, values);
  expect(code).toBe('000000');
  expect(result).toMatchObject({ ...values, answeredBy: 'manager', rowVersion: 2 });
  const { rows } = (await api.post(calls.listFitReports, {}, shop())).result;
  expect(rows[0]).toMatchObject({ ...values, isNews: true, correction: 'vin' });
  const timeline = await api.post(calls.auditTimeline, { subject: 'fitReport', subjectId: String(id) });
  expect(timeline.result.rows).toMatchObject([
    { action: 'edit', before: { status: 'open', answer: '' }, after: values, subjectName: '1K0 698 151 A' },
  ]);
  const facts = (await api.post(calls.fitReportFacts, { fitReportId: id })).result;
  expect(facts.counts.misfit).toEqual({ confirmed: 1, unconfirmed: 0 });
  const page = { vehicleId: 1, partGroupId: 1, vin: tinyVins.one };
  const part = (await api.post(calls.getTreeNodePartData, page)).result.partsList.find(({ oeId }) => oeId === 1);
  expect(part?.curVehFlag).toBe(1);
});

test('only staff with the power to edit answer, and a withdrawn report needs no answer', async () => {
  const id = await report();
  const answer = { id, rowVersion: 1, values: { status: 'confirmed', answer: '已核实' } };
  for (const as of [clerk, api.users.general])
    expect(await api.post(fitReport.edit, answer, { as })).toMatchObject({ status: 403, code: '900403' });
  await api.post(calls.withdrawFitReport, { fitReportId: id }, shop());
  expect(await api.post(fitReport.edit, answer)).toMatchObject({ status: 409, code: '900410' });
  expect(await api.post(fitReport.edit, { ...answer, rowVersion: 2 })).toMatchObject({ code: '300368' });
});

test('an answer needs a decision, asked for at its field', async () => {
  const id = await report();
  const refusal = { code: '900400', result: { problems: [{ path: 'data.values.status', message: '请选择处理结果' }] } };
  expect(await api.edit(fitReport, id, { answer: '已核实' })).toMatchObject(refusal);
  expect((await api.edit(fitReport, id, { status: 'confirmed', answer: '已核实' })).code).toBe('000000');
  expect(await api.edit(fitReport, id, { status: 'open' })).toMatchObject(refusal);
});

test('the facts have the conditions of every row with the number, and what is known of the vehicle', async () => {
  const id = await report({ oe: '1K0615301AB', orderNo: '2' });
  const { result } = await api.post(calls.fitReportFacts, { fitReportId: id }, { as: clerk });
  expect(result).toMatchObject({ vehicleId: 1, vehAssyId: 1, orderNo: '2', correction: 'vin', isWithdrawn: false });
  expect(result.rows).toEqual([
    {
      assemblyName: '行车制动',
      orderNo: '2',
      partCount: 2,
      partRemark: '288×25 mm',
      conditions: [{ field: 'serial', wanted: '150000..', vehicle: '100000' }],
      isReported: true,
    },
  ]);
});

test('a seller sees and answers reports of users of their own agency code only', async () => {
  const id = await report();
  const { seller, general } = api.users;
  const grant = async (agencyCode: string | null) => setAgency(api, general.userId, agencyCode);
  await api.db.execute(`
    insert into role_power (role_id, power_id)
    select a.role_id, p.power_id from account a, power p
    where a.user_id = ${seller.userId} and p.power_code like '/manager/fit_report%' on conflict do nothing`);
  await setAgency(api, seller.userId, 'S01');
  await grant('S02');
  const as = seller;
  const answer = () =>
    api.post(fitReport.edit, { id, rowVersion: 1, values: { status: 'confirmed', answer: '已核实' } }, { as });
  expect((await list({}, as)).total).toBe(0);
  expect(await api.post(fitReport.get, { id }, { as })).toMatchObject({ code: '900404' });
  expect(await api.post(calls.fitReportFacts, { fitReportId: id }, { as })).toMatchObject({ code: '900404' });
  expect(await answer()).toMatchObject({ code: '900404' });
  await grant('S01');
  expect((await list({}, as)).total).toBe(1);
  expect(await answer()).toMatchObject({ code: '000000' });
});
