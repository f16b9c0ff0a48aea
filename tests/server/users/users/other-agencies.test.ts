import { afterAll, beforeAll, expect, test } from 'vitest';
import { allCalls, calls, resources } from '../../../../src/contract/all-calls.ts';
import type { AnyCallWithSchemas } from '../../../../src/contract/call.ts';
import { createPayments } from '../../../../src/server/billing/purchases/payments.ts';
import { openTill } from '../../../../src/server/gateways/payment/till.ts';
import { API_CODE, type ApiRecords, addApiRecords } from '../../../support/api-services/api-records.ts';
import { sampleInputOf } from '../../../support/bodies/sample.ts';
import { openTestDatabase } from '../../../support/database/open-test-database.ts';
import { type Caller, openTestApi, type TestApi } from '../../../support/server/api.ts';
import { makeRecord } from '../../../support/server/make-record.ts';

/** In every text of the other agency's rows. */
const MARK = 'outlander';
const PHONE = '13988887777';

let api: TestApi;
/** Agents and sellers who hold every power. */
let scoped: Record<'seller' | 'agent' | 'sellerWithoutCode', Caller>;
/** A user of another agency, with rows of every kind. */
let other: { userId: number; sessionId: string; orderCode: string; planId: string } & ApiRecords;

beforeAll(async () => {
  const db = await openTestDatabase();
  api = await openTestApi({ db, payments: createPayments(db, await openTill(db)) });
  scoped = {
    seller: await addStaff({ roleValue: 3, agencyCode: 'S100' }),
    agent: await addStaff({ roleValue: 2, agencyCode: 'A100' }),
    sellerWithoutCode: await addStaff({ roleValue: 3, agencyCode: null }),
  };
  const theirSeller = await addStaff({ roleValue: 3, agencyCode: 'S200' });
  await rename(theirSeller.userId, 'seller');
  other = await addOther(theirSeller);
});
afterAll(() => api.close());

async function addStaff({ roleValue, agencyCode }: { roleValue: 2 | 3; agencyCode: string | null }): Promise<Caller> {
  const powers = await api.db.sql.selectFrom('power').select('powerCode').execute();
  const caller = await api.signInWith(powers.map(({ powerCode }) => powerCode));
  await api.db.sql.updateTable('account').set({ agencyCode }).where('userId', '=', caller.userId).execute();
  await api.db.sql
    .updateTable('role')
    .set({ roleValue })
    .where(({ eb, selectFrom }) =>
      eb('roleId', '=', selectFrom('account').select('roleId').where('userId', '=', caller.userId)),
    )
    .execute();
  return caller;
}

const rename = (userId: number, kind: string, more: object = {}) =>
  api.db.sql
    .updateTable('account')
    .set({ username: `${MARK} ${kind}`, userRealname: `${MARK} ${kind}`, companyName: `${MARK} garage`, ...more })
    .where('userId', '=', userId)
    .execute();

async function addOther(theirSeller: Caller) {
  const user = await api.signInWith([]);
  const as = { as: user };
  await api.db.sql
    .updateTable('account')
    .set(({ selectFrom }) => ({
      roleId: selectFrom('role').select('roleId').where('roleValue', '=', 1).orderBy('roleId').limit(1),
    }))
    .where('userId', '=', user.userId)
    .execute();
  await rename(user.userId, 'user', { agencyCode: 'S200', phoneNum: PHONE });
  await api.post(
    calls.remarkUpdate,
    { userId: user.userId, remarks: `${MARK} remark`, nextStep: `${MARK} step`, dueOn: '2026-01-01' },
    { as: theirSeller },
  );
  const { result: pack } = await api.post(resources.package.add, {
    ...{ packageName: 'Pack', vehicleClass: 'C', kind: 'count', amount: 100, days: 30, priceFen: 12_000 },
  });
  const operationId = 'a'.repeat(32);
  const { packageId, priceFen } = pack;
  const { result: purchase } = await api.post(calls.createPurchase, { packageId, priceFen, operationId }, as);
  const { orderCode } = purchase;
  await api.post(calls.payWx, { orderCode }, as);
  await api.post(calls.tillPay, { orderCode, outcome: 'pay' }, as);
  await api.post(calls.addFastVinTask, { vin: 'LSVZZ2BR1GN900001', note: `${MARK} note` }, as);
  await addCatalogueUse(user.userId);
  await addSurveyReply(user.userId);
  const apiRecords = await addApiRecords(api, user.userId, MARK);
  const { result: plan } = await api.post(calls.bulkPlan, special.bulkPlan);
  const { result: sessions } = await api.post(calls.listUserSessions, { id: user.userId });
  return {
    userId: user.userId,
    sessionId: sessions[0]?.sessionId ?? '',
    orderCode,
    planId: plan.planId,
    ...apiRecords,
  };
}

const addCatalogueUse = (userId: number) =>
  api.db.execute(`insert into catalogue_use (day, kind, subject, user_id, address, vehicles)
    values (current_date, 'account', '${userId}', ${userId}, '', 3)`);

async function addSurveyReply(userId: number): Promise<void> {
  await api.post(resources.questionnaire.add, makeRecord('questionnaire'));
  await api.db.execute(`insert into survey_reply (user_id, questionnaire_id, answered_at)
    select ${userId}, questionnaire_id, now() from questionnaire limit 1`);
  await api.db.execute(`with question as (
      insert into survey_question (questionnaire_id, question, question_type)
      select questionnaire_id, 'why', 'text' from questionnaire limit 1 returning question_id, questionnaire_id)
    insert into survey_answer (questionnaire_id, user_id, question_id, text_content)
    select questionnaire_id, ${userId}, question_id, 'because' from question`);
}

/** Ids of a body by their field: those of the other agency's rows. */
const theirIds = (field: string): unknown =>
  ({
    ...{ id: other.userId, userId: other.userId, parentId: other.userId, ownerId: other.userId, fromId: other.userId },
    ...{ toId: other.userId, operatorId: other.userId, subjectId: String(other.userId), agencyCode: 'S200' },
    ...{ permissionId: other.permissionId, grantId: other.grantId, keyId: other.keyId, requestId: other.requestId },
    ...{ orderCode: other.orderCode, sessionId: other.sessionId, planId: other.planId },
  })[field];

/** What the smallest body of a call lacks to find anything. */
const special: Record<string, object> = {
  auditList: { pageSize: 100 },
  statisticRows: { metric: 'users' },
  statisticSeries: { from: '2026-01-01', to: '2026-12-31' },
  paletteSearch: { text: MARK },
  auditTimeline: { subject: 'user', withRelated: true },
  permissionSubjects: { userId: 1 },
  apiUsageStatistics: { from: '2026-01-01', to: '2026-01-31' },
  listExport: { resource: 'user', filters: {}, sort: [], pageNum: 1, format: 'csv' },
  bulkPlan: { resource: 'user', filters: {}, values: { businessDesc: 'x' } },
};

/** Those that name a record by an id that other calls of the same name would change. */
function ofOther(operation: string): object {
  if (operation === 'previewUsers') return { interfaceId: other.interfaceId };
  return operation === 'previewSave' ? { interfaceId: other.interfaceId, rowVersion: 2 } : {};
}

/** The smallest body of a call, with the other agency's ids wherever it has any. */
function bodyOf({ body, operation }: AnyCallWithSchemas): unknown {
  return aboutOther({ ...Object(sampleInputOf(body)), ...special[operation], ...ofOther(operation) });
}

function aboutOther(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(aboutOther);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, theirIds(key) ?? aboutOther(entry)]));
}

/** Calls whose power depends on their body. */
const byBody = [calls.auditTimeline, calls.listExport, calls.paletteSearch, calls.bulkPlan, calls.bulkRows];
const staffCalls: readonly AnyCallWithSchemas[] = [
  ...allCalls.filter(
    ({ access, method, upload }) => access.startsWith('/') && method === undefined && upload === undefined,
  ),
  ...byBody,
];

/** The operations whose answer to the caller has something of the other agency. */
async function revealing(caller: Caller, among = staffCalls): Promise<string[]> {
  const found: string[] = [];
  for (const call of among) {
    const { result } = await api.post(call, bodyOf(call), { as: caller });
    const text = JSON.stringify(result ?? null);
    if (text.includes(MARK) || text.includes(PHONE)) found.push(call.operation);
  }
  return found;
}

const names = ['seller', 'agent', 'sellerWithoutCode'] as const;

/** Every row of the other agency that a call could change. */
async function theirRows() {
  const { sql: db } = api.db;
  const of = <Query extends { where: (column: 'userId', is: '=', id: number) => Query }>(query: Query) =>
    query.where('userId', '=', other.userId);
  return {
    account: await of(db.selectFrom('account').selectAll()).execute(),
    prospect: await of(db.selectFrom('prospect').selectAll()).execute(),
    remark: await of(db.selectFrom('remark').selectAll()).execute(),
    purchase: await of(db.selectFrom('purchase').selectAll()).execute(),
    session: await of(db.selectFrom('session').select(['sessionId'])).execute(),
    reset: await of(db.selectFrom('passwordReset').selectAll()).execute(),
    task: await of(db.selectFrom('fastVinTask').selectAll()).execute(),
    permission: await of(db.selectFrom('apiPermission').selectAll()).execute(),
    grant: await of(db.selectFrom('apiGrant').selectAll()).execute(),
    key: await of(db.selectFrom('apiKey').selectAll()).execute(),
    preview: await of(db.selectFrom('apiPreviewUser').selectAll()).execute(),
  };
}

test.each(names)(
  'a %s with every power gets nothing of another agency by any call, and changes nothing',
  async (name) => {
    const before = await theirRows();
    expect(await revealing(scoped[name])).toEqual([]);
    expect(await theirRows()).toEqual(before);
  },
);

test.each(names)('no figure of a %s counts users of another agency', async (name) => {
  const as = { as: scoped[name] };
  const totalOf = async (call: AnyCallWithSchemas) => {
    const { code, result } = await api.post(call, bodyOf(call), as);
    return { code, sum: sumOf(result) };
  };
  const figures = [calls.prospectCounts, calls.orderTotal, calls.statisticSeries, calls.startFigures];
  for (const call of figures) {
    expect([call.operation, await totalOf(call)]).toEqual([call.operation, { code: '000000', sum: 0 }]);
    expect(sumOf((await api.post(call, bodyOf(call))).result)).toBeGreaterThan(0);
  }
  const roles = await Promise.all([1, 2, 3, 4].map((roleName) => api.post(calls.countUsers, { roleName }, as)));
  // Oneself.
  const own = name === 'sellerWithoutCode' ? 0 : 1;
  expect(roles.reduce((sum, { result }) => sum + result.count, 0)).toBe(own);
  const { result: byRole } = await api.post(calls.roleUserCounts, {}, as);
  expect(byRole.reduce((sum, { users }) => sum + users, 0)).toBe(own);
  const answeredOf = async (caller: object) => {
    const { surveys, questions } = (await api.post(calls.surveyAnswers, {}, caller)).result;
    return [surveys.some(({ answered }) => answered > 0), questions.some(({ answered }) => answered > 0)];
  };
  expect(await answeredOf(as)).toEqual([false, false]);
  expect(await answeredOf({})).toEqual([true, true]);
  expect((await totalOf(calls.accountTypes)).sum).toBe(own);
});

/** The sum of all numbers of an answer except new users, who include the caller. */
function sumOf(value: unknown): number {
  if (typeof value === 'number') return value;
  const entries = Object.entries(Object(value)).filter(([key]) => key !== 'users');
  return typeof value === 'object' ? entries.reduce((sum, [, entry]) => sum + sumOf(entry), 0) : 0;
}

test.each(names)(
  'a %s previews and changes the permissions of no customer of another agency, nor of a class',
  async (name) => {
    const as = { as: scoped[name] };
    const { userId, permissionId, grantId, keyId } = other;
    const customer = { userId, interfaceCode: API_CODE };
    const rules = { isAllowed: false, fieldRules: {}, perSecond: null, perDay: null };
    const { roleId } = await api.db.sql.selectFrom('role').select('roleId').limit(1).executeTakeFirstOrThrow();
    const answers = [
      await api.post(calls.permissionPreview, customer, as),
      await api.post(calls.staffApiKeyList, { userId }, as),
      await api.post(calls.staffApiKeyRevoke, { keyId, reason: 'x' }, as),
      await api.post(calls.staffWebhookList, { userId }, as),
      await api.post(
        calls.apiGrantAdd,
        { ...customer, units: 1, expiresAt: '2099-01-01T00:00:00.000Z', reason: 'x' },
        as,
      ),
      await api.post(calls.apiGrantRevoke, { grantId, rowVersion: 1, reason: 'x' }, as),
      await api.post(calls.permissionDelete, { permissionId, rowVersion: 1 }, as),
      await api.post(
        calls.permissionSave,
        { subject: { userId }, interfaceCode: API_CODE, ...rules, rowVersion: 1 },
        as,
      ),
      await api.post(
        calls.permissionSave,
        { subject: { roleId }, interfaceCode: API_CODE, ...rules, rowVersion: null },
        as,
      ),
    ];
    expect(answers.map(({ code }) => code)).toEqual([...answers.slice(1).map(() => '900404'), '900403']);
  },
);

test('the same calls show a manager what is hidden from the others', async () => {
  const shown = [
    ...['auditList', 'auditExport', 'orderList', 'billInfo', 'catalogueUseList', 'statisticRows', 'surveyAnswers'],
    ...['agencyCodes', 'revealPhone', 'usersByAccountType', 'prospectList', 'prospectGet', 'prospectChoices'],
    ...['remarkList', 'sellerList', 'sellerUsers', 'fastVinTaskList', 'fastVinTaskGet', 'userList', 'userGet'],
    ...['auditTimeline', 'listExport', 'paletteSearch', 'bulkRows'],
    ...['permissionList', 'permissionSubjects', 'apiGrantList', 'staffApiKeyList', 'previewUsers'],
    ...['apiLogList', 'apiLogExport', 'apiLogDetail', 'apiUsageStatistics'],
  ];
  const readers = staffCalls.filter(({ operation }) => shown.includes(operation));
  expect(await revealing(api.users.manager, readers)).toEqual(readers.map(({ operation }) => operation));
  expect(readers).toHaveLength(shown.length);
});
