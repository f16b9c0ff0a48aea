import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls, resources } from '../../../src/contract/all-calls.ts';
import { isAboutUser } from '../../../src/server/audit/entries-about-user.ts';
import { addApiRecords } from '../../support/api-services/api-records.ts';
import { tinyReport } from '../../support/bodies/fit-report-bodies.ts';
import { setAgency } from '../../support/server/add-user.ts';
import { type Caller, openTestApi, type TestApi } from '../../support/server/api.ts';
import { makeRecord } from '../../support/server/make-record.ts';
import { fillTinyCatalogue } from '../../support/tiny-catalogue/tiny-catalogue.ts';

let api: TestApi;
/** A user with records of every kind, and another with a remark. */
let user: Caller;
let other: Caller;
beforeAll(async () => {
  api = await openTestApi();
  await fillTinyCatalogue(api.db);
  user = await api.signInWith([]);
  other = await api.signInWith([]);
  await setAgency(api, user.userId, 'S100');
  await addRemark(other.userId, 'of another');
  await addRecords();
});
afterAll(() => api.close());

const addRemark = async (userId: number, remarks: string) =>
  (await api.post(calls.remarkUpdate, { userId, remarks })).result.id;

async function addRecords() {
  const { userId } = user;
  const as = { as: user };
  await api.edit(resources.user, userId, { userRealname: '赵师傅' });
  await addRemark(userId, 'stays');
  const deleted = await addRemark(userId, 'goes');
  await api.post(calls.remarkDelete, { id: deleted, userId, rowVersion: 1 });
  await addRefund(userId);
  const { fitReportId } = (await api.post(calls.reportFit, tinyReport, as)).result;
  await api.edit(resources.fitReport, fitReportId, { status: 'confirmed', answer: '已确认' });
  const { permissionId, grantId, keyId } = await addApiRecords(api, userId, 'mark');
  await api.post(calls.permissionDelete, { permissionId, rowVersion: 1 });
  await api.post(calls.apiGrantRevoke, { grantId, rowVersion: 1, reason: 'over' });
  await api.post(calls.staffApiKeyRevoke, { keyId, reason: 'lost' });
  const endpoint = { url: 'https://hooks.example.com/epc', description: '', events: ['key.expiring'] };
  const { endpointId } = (await api.post(calls.webhookAdd, endpoint, as)).result.endpoint;
  await api.post(calls.webhookDelete, { endpointId }, as);
}

async function addRefund(userId: number): Promise<void> {
  const { packageId } = (await api.post(resources.package.add, makeRecord('package'))).result;
  const orderCode = 'E20261101000000000001';
  await sql`insert into purchase (order_code, user_id, package_id, package_name, package_name_en, vehicle_class, kind, amount,
      days, price_fen, is_once, platform, operation_id, expires_at, state, paid_fen, paid_at, transaction_id, refund_reason)
    values (${orderCode}, ${userId}, ${packageId}, 'p', '', 'C', 'count', 10, 30, 1000, false, 'easyEpc', 'x',
      now() + interval '1 hour', 'refundNeeded', 1000, now(), 'x', 'late')`.execute(api.db.sql);
  await api.post(calls.orderRefund, { orderCode, remark: '退款' });
}

/** Newest first. */
const everything = [
  'delete webhook',
  'add webhook',
  'delete apiKey',
  'delete apiGrant',
  'delete apiPermission',
  'add apiGrant',
  'add apiPermission',
  'edit fitReport',
  'edit order',
  'delete remark',
  'add remark',
  'add remark',
  'edit user',
];
const kindsOf = (rows: readonly { action: string; subject: string }[]) =>
  rows.map(({ action, subject }) => `${action} ${subject}`);
const timeline = (as: Caller, userId: number, page: object = {}) =>
  api.post(
    calls.auditTimeline,
    { subject: 'user', subjectId: String(userId), withRelated: true, pageSize: 50, ...page },
    { as },
  );
const list = (filters: object, as: Caller = api.users.manager) =>
  api.post(calls.auditList, { filters, pageSize: 50 }, { as });

test('the history of a user has the entries of every record of the user, also of deleted ones, and no other', async () => {
  const { result } = await timeline(api.users.manager, user.userId);
  expect(kindsOf(result.rows)).toEqual(everything);
  expect(result.total).toBe(everything.length);
  const second = (await timeline(api.users.manager, user.userId, { pageNum: 2, pageSize: 5 })).result;
  expect(kindsOf(second.rows)).toEqual(everything.slice(5, 10));
  expect(kindsOf((await timeline(api.users.manager, other.userId)).result.rows)).toEqual(['add remark']);
});

test('without the related records it has the entries of the user alone', async () => {
  const body = { subject: 'user', subjectId: String(user.userId) };
  expect(kindsOf((await api.post(calls.auditTimeline, body)).result.rows)).toEqual(['edit user']);
});

test('a reader sees the records of the pages that the reader may open', async () => {
  const seenWith = async (...powers: string[]) =>
    kindsOf((await timeline(await api.signInWith(['/manager/user', ...powers]), user.userId)).result.rows);
  expect(await seenWith()).toEqual(['edit user']);
  expect(await seenWith('/manager/opportunity')).toEqual(['delete remark', 'add remark', 'add remark', 'edit user']);
  expect(await seenWith('/manager/bill', '/manager/fit_report')).toEqual(['edit fitReport', 'edit order', 'edit user']);
  const withoutUsers = await api.signInWith(['/manager/opportunity', '/manager/bill']);
  expect(await timeline(withoutUsers, user.userId)).toMatchObject({ code: '900403' });
});

test('the audit is filtered by the user whom its entries are about, with the other filters', async () => {
  const about = user.userId;
  expect(kindsOf((await list({ about })).result.rows)).toEqual(everything);
  expect(kindsOf((await list({ about, subject: 'remark', action: 'delete' })).result.rows)).toEqual(['delete remark']);
  expect((await api.post(calls.auditExport, { filters: { about } })).result.rows).toHaveLength(everything.length);
  expect((await list({ about: 999_999 })).result).toEqual({ rows: [], total: 0 });
});

test('a seller reads about users of the own agency code alone, and of the pages that the seller may open', async () => {
  const seller = await api.signInWith(['/manager/audit', '/manager/user', '/manager/opportunity']);
  await api.db.sql
    .updateTable('role')
    .set({ roleValue: 3 })
    .where(({ eb, selectFrom }) =>
      eb('roleId', '=', selectFrom('account').select('roleId').where('userId', '=', seller.userId)),
    )
    .execute();
  await setAgency(api, seller.userId, 'S100');
  const own = ['delete remark', 'add remark', 'add remark', 'edit user'];
  expect(kindsOf((await timeline(seller, user.userId)).result.rows)).toEqual(own);
  expect(kindsOf((await list({ about: user.userId }, seller)).result.rows)).toEqual(own);
  expect(await timeline(seller, other.userId)).toMatchObject({ code: '900404' });
  expect(await list({ about: other.userId }, seller)).toMatchObject({ code: '900404' });
  const { userId } = other;
  expect(await api.post(calls.auditExport, { filters: { about: userId } }, { as: seller })).toMatchObject({
    code: '900404',
  });
});

test('in a long audit the entries about a user are found by indexes', async () => {
  await api.db.execute(`insert into audit_entry
      (audited_at, actor_name, source, action, subject, subject_id, before, previous_hash, hash)
    select now(), 'x', 'page', case when n % 10 = 0 then 'delete' else 'edit' end, 'remark', (n % 20000 + 1000)::text,
      jsonb_build_object('userId', n % 500 + 100000), 'x', 'filler ' || n
    from generate_series(1, 40000) n;
    analyze audit_entry;`);
  const recordsOfUser = { remark: (id: number) => sql`select remark_id from remark where user_id = ${id}` };
  const plan = await api.db.sql
    .selectFrom('auditEntry')
    .select('auditId')
    .where(isAboutUser(user.userId, { recordsOfUser, canSee: () => true }))
    .orderBy('auditId', 'desc')
    .limit(10)
    .explain();
  const text = JSON.stringify(plan);
  expect(text).toContain('audit_entry_subject');
  expect(text).toContain('audit_entry_deletion_user');
  expect(text).not.toContain('Seq Scan on audit_entry');
});
