import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { calls } from '../../../src/contract/all-calls.ts';
import { FIT_REPORTS_PER_DAY } from '../../../src/contract/fit-reports/rules.ts';
import { tinyReport } from '../../support/bodies/fit-report-bodies.ts';
import { openTestApi, type TestApi } from '../../support/server/api.ts';
import { fillTinyCatalogue, tinyVins } from '../../support/tiny-catalogue/tiny-catalogue.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await fillTinyCatalogue(api.db);
});
afterEach(() => api.db.sql.deleteFrom('fitReport').execute());
afterAll(() => api.close());

const shop = () => ({ as: api.users.general });
const other = () => ({ as: api.users.agent });
const report = (values: object = {}, as = shop()) => api.post(calls.reportFit, { ...tinyReport, ...values }, as);
const answer = (fitReportId: number, values: object) =>
  api.db.sql
    .updateTable('fitReport')
    .set({ status: 'needsMore', answer: '请补充照片', answeredAt: new Date().toISOString(), ...values })
    .where('fitReportId', '=', fitReportId)
    .execute();

test('a report keeps the names of its row, and corrects the fit for the VIN', async () => {
  const { code, result } = await report();
  expect(code).toBe('000000');
  expect(result).toMatchObject({
    kind: 'misfit',
    status: 'open',
    vehicleId: 1,
    vehicleTypeCode: 'C',
    vin: tinyVins.one,
    oe: '1K0 698 151 A',
    partName: '前制动片',
    assemblyName: '行车制动',
    orderNo: '1',
    note: '卡钳装不上',
    correction: 'vin',
    isOwn: true,
    hasPhoto: false,
    isNews: false,
  });
  const english = { ...shop(), headers: { 'accept-language': 'en' } };
  const { result: page } = await api.post(calls.listFitReports, {}, english);
  expect(page.total).toBe(1);
  expect(page.rows[0]).toMatchObject({ partName: 'Front brake pads', assemblyName: 'Service brake' });
});

test.each([
  ['the number is of another make', { brandId: 2 }],
  ['the number is not in the book of this vehicle', { oe: '04E 115 561 H', vehAssyId: 1 }],
  ['the number is in the book of another vehicle only', { oe: '3502405-A0E', brandId: 3, vehAssyId: undefined }],
  ['the callout has another number', { orderNo: '2' }],
  ['there is no such vehicle', { vehicleId: 99 }],
])('a report is refused if %s', async (_, values) => {
  const { vehAssyId: _assembly, orderNo: _callout, ...number } = tinyReport;
  const body = { ...number, ...('vehAssyId' in values || 'orderNo' in values ? { vehAssyId: 1, orderNo: '1' } : {}) };
  expect(await api.post(calls.reportFit, { ...body, ...values }, shop())).toMatchObject({ code: '300361' });
  expect(await api.db.sql.selectFrom('fitReport').select('fitReportId').execute()).toEqual([]);
});

test('an order line, which knows no callout, is reported by its number', async () => {
  const { vehAssyId: _assembly, orderNo: _callout, ...line } = tinyReport;
  const { result } = await api.post(calls.reportFit, { ...line, oe: '1k0-615-301-ab' }, shop());
  expect(result).toMatchObject({ oe: '1K0 615 301 AB', orderNo: '2', vehAssyId: 1 });
});

test('a report of another kind corrects nothing, nor does one without a VIN unless it is for the vehicle', async () => {
  expect((await report({ kind: 'quantity' })).result.correction).toBeNull();
  expect((await report({ vin: undefined })).result.correction).toBeNull();
  expect((await report({ vin: 'LSV' })).result).toMatchObject({ vin: null, correction: null });
  expect((await report({ vin: undefined, isForVehicle: true })).result.correction).toBe('vehicle');
  expect((await report({ isForVehicle: true })).result).toMatchObject({ vin: tinyVins.one, correction: 'vehicle' });
});

test('“other” needs words', async () => {
  expect(await report({ kind: 'other', note: ' ' })).toMatchObject({ code: '300363' });
  expect(await report({ kind: 'other', note: '包装里是左侧件' })).toMatchObject({ code: '000000' });
});

test('an account sends as many reports a day as the limit says, also at the same moment', async () => {
  const sent = await Promise.all(Array.from({ length: FIT_REPORTS_PER_DAY + 3 }, () => report()));
  expect(sent.filter(({ code }) => code === '000000')).toHaveLength(FIT_REPORTS_PER_DAY);
  expect(sent.filter(({ code }) => code === '300362')).toHaveLength(3);
  expect(await report({}, other())).toMatchObject({ code: '000000' });
  await api.db.execute(`update fit_report set created_at = now() - interval '1 day 1 minute'`);
  expect(await report()).toMatchObject({ code: '000000' });
});

test('a repeated request adds nothing, and its key identifies no other report', async () => {
  const operationId = 'a-report-sent-twice';
  const [first, second] = await Promise.all([report({ operationId }), report({ operationId })]);
  expect(second.result.fitReportId).toBe(first.result.fitReportId);
  expect(await report({ operationId, kind: 'fits' })).toMatchObject({ status: 400, code: '900400' });
});

test('another company sees none of the reports and withdraws none', async () => {
  const { fitReportId } = (await report()).result;
  expect((await api.post(calls.listFitReports, { isCompany: true }, other())).result).toEqual({ rows: [], total: 0 });
  expect(await api.post(calls.withdrawFitReport, { fitReportId }, other())).toMatchObject({ code: '900404' });
  expect((await api.post(calls.listFitReports, {}, shop())).result.rows[0]?.correction).toBe('vin');
});

test('a withdrawn report corrects nothing, and withdrawing it again changes nothing', async () => {
  const { fitReportId } = (await report()).result;
  const withdraw = () => api.post(calls.withdrawFitReport, { fitReportId }, shop());
  expect((await withdraw()).result).toMatchObject({ isWithdrawn: true, correction: null });
  expect((await withdraw()).result).toMatchObject({ isWithdrawn: true, correction: null });
});

test('an answer is news to the reporter until it is seen', async () => {
  const { fitReportId } = (await report()).result;
  const news = async (as = shop()) => (await api.post(calls.getFitReportNews, {}, as)).result;
  expect(await news()).toEqual({ waitingNum: 1, newsNum: 0, latest: null });
  await answer(fitReportId, { status: 'confirmed', answer: '目录有误，已通知数据组' });
  expect(await news()).toMatchObject({ waitingNum: 0, newsNum: 1, latest: { fitReportId, status: 'confirmed' } });
  expect(await news(other())).toEqual({ waitingNum: 0, newsNum: 0, latest: null });
  await api.post(calls.seeFitReportAnswers, {}, other());
  expect((await news()).newsNum).toBe(1);
  await api.post(calls.seeFitReportAnswers, {}, shop());
  expect((await news()).newsNum).toBe(0);
});

test('the reporter adds to a report that needs more, once, and to no other', async () => {
  const { fitReportId } = (await report()).result;
  const reply = (as = shop()) => api.post(calls.replyToFitReport, { fitReportId, reply: '卡钳铸字 C54' }, as);
  expect(await reply()).toMatchObject({ code: '300367' });
  await answer(fitReportId, {});
  expect(await reply(other())).toMatchObject({ code: '900404' });
  expect((await reply()).result).toMatchObject({ status: 'open', reply: '卡钳铸字 C54', answer: '请补充照片' });
  expect(await reply()).toMatchObject({ code: '300367' });
});

test('the list is filtered by status and by a part of number, VIN, part or vehicle', async () => {
  await report();
  const { fitReportId } = (await report({ oe: '1K0615301AB', orderNo: '2' })).result;
  await answer(fitReportId, { status: 'notConfirmed' });
  const found = async (query: object) =>
    (await api.post(calls.listFitReports, query, shop())).result.rows.map(({ oe }) => oe);
  expect(await found({})).toEqual(['1K0 615 301 AB', '1K0 698 151 A']);
  expect(await found({ status: 'notConfirmed' })).toEqual(['1K0 615 301 AB']);
  expect(await found({ search: '制动片' })).toEqual(['1K0 698 151 A']);
  expect(await found({ search: tinyVins.one.slice(-8), pageSize: 1 })).toEqual(['1K0 615 301 AB']);
  expect(await found({ search: '%' })).toEqual([]);
});
