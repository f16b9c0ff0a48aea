import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportCalls } from '../../../src/contract/exports/calls.ts';
import { EXPORT_PAGE_SIZE, EXPORTED_ROWS_MAX, WORKBOOK_ROWS_MAX } from '../../../src/contract/exports/rules.ts';
import { type Caller, openTestApi, type TestApi } from '../../support/server/api.ts';

const ROWS = EXPORT_PAGE_SIZE + 20;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await api.db.execute(`insert into notice (title, content, version)
    select 'Notice ' || number, 'text', '1.0' from generate_series(1, ${ROWS}) number`);
});
afterAll(() => api.close());

const whole = { resource: 'notice', filters: {}, sort: [], pageNum: 1, format: 'csv' };
const run = (changes: object = {}, as?: Caller) =>
  api.post(exportCalls.listExport, { ...whole, ...changes }, as === undefined ? {} : { as });

const entries = () =>
  api.db.sql.selectFrom('auditEntry').selectAll().where('action', '=', 'export').orderBy('auditId').execute();

test('the pages of an export are all rows of the list, each once', async () => {
  const pages = [await run(), await run({ pageNum: 2 })].map(({ result }) => result);
  expect(pages.map(({ rows, total }) => [rows.length, total])).toEqual([
    [EXPORT_PAGE_SIZE, ROWS],
    [20, ROWS],
  ]);
  const ids = pages.flatMap(({ rows }) => rows.map(({ noticeId }) => noticeId));
  expect(new Set(ids).size).toBe(ROWS);
});

test('an export has the filters and the order of its list', async () => {
  const sort = [{ field: 'noticeId', order: 'desc' }];
  const { result } = await run({ filters: { title: 'Notice 50' }, sort });
  expect(result.total).toBe(result.rows.length);
  expect(result.rows.every(({ title }) => String(title).startsWith('Notice 50'))).toBe(true);
  const ids = result.rows.map(({ noticeId }) => Number(noticeId));
  expect(ids).toEqual([...ids].sort((one, other) => other - one));
});

test('who exported which rows of which list, with which filters, is in the audit', async () => {
  const exporter = await api.signInWith(['/manager/notice']);
  const before = (await entries()).length;
  await run({ filters: { title: { is: 'Notice 7' } }, format: 'xlsx' }, exporter);
  const [entry, ...others] = (await entries()).slice(before);
  expect(others).toEqual([]);
  expect(entry).toMatchObject({
    actorId: exporter.userId,
    subject: 'notice',
    after: { format: 'xlsx', filters: { title: { is: 'Notice 7' } }, rows: 1, total: 1 },
  });
});

test('an export of several pages is one entry of the audit, and a page without its first one is not left out', async () => {
  const exporter = await api.signInWith(['/manager/notice']);
  const ofExporter = async () => (await entries()).filter(({ actorId }) => actorId === exporter.userId);
  await run({}, exporter);
  await run({ pageNum: 2 }, exporter);
  expect(await ofExporter()).toMatchObject([{ after: { format: 'csv', rows: ROWS, total: ROWS } }]);
  await run({ pageNum: 2, format: 'xlsx' }, exporter);
  await run({ pageNum: 2, filters: { title: 'Notice' } }, exporter);
  expect(await ofExporter()).toHaveLength(3);
});

test('without the power of the list nothing is exported, and nothing of it is in the audit', async () => {
  const other = await api.signInWith(['/manager/role']);
  const before = (await entries()).length;
  expect(await run({}, other)).toMatchObject({ code: '900403', status: 403, result: null });
  expect(await entries()).toHaveLength(before);
});

test.each([
  ['a page beyond the largest export', { pageNum: EXPORTED_ROWS_MAX / EXPORT_PAGE_SIZE + 1 }, '900400'],
  [
    'a page beyond the largest workbook',
    { pageNum: WORKBOOK_ROWS_MAX / EXPORT_PAGE_SIZE + 1, format: 'xlsx' },
    '900400',
  ],
  ['a filter that the list does not have', { filters: { content: 'x' } }, '900400'],
  ['a filter that its field cannot have', { filters: { title: { from: 1 } } }, '900400'],
  ['a sort by an unknown field', { sort: [{ field: 'password', order: 'asc' }] }, '900400'],
  ['a list that does not exist', { resource: 'account' }, '900404'],
])('%s is refused', async (_, changes, code) => {
  expect(await run(changes)).toMatchObject({ code });
});

test('the export of a table that is no list is in the audit with its link, and needs the power of its page', async () => {
  const before = (await entries()).length;
  const body = { table: 'purchase', rows: 12, format: 'xlsx', query: '?state=paid' };
  expect((await api.post(exportCalls.tableExport, body, { as: api.users.general })).code).toBe('900403');
  expect(await entries()).toHaveLength(before);
  expect((await api.post(exportCalls.tableExport, body)).code).toBe('000000');
  const last = (await entries()).at(-1);
  expect(last).toMatchObject({ subject: 'purchase', after: { rows: 12, format: 'xlsx', query: '?state=paid' } });
});
