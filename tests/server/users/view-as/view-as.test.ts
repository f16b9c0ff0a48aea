import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { calls, resources } from '../../../../src/contract/all-calls.ts';
import { USER_PAGE, USER_PHONE_POWER, USER_VIEW_POWER } from '../../../../src/contract/users/rules.ts';
import { hashOf } from '../../../../src/server/account/session-rows.ts';
import { createSessions } from '../../../../src/server/account/sessions.ts';
import { recordViewEnds } from '../../../../src/server/users/view-ends.ts';
import { type Caller, openTestApi, type TestApi } from '../../../support/server/api.ts';
import { fillTinyCatalogue, tinyVins } from '../../../support/tiny-catalogue/tiny-catalogue.ts';
import { addSeller, addUser } from '../users/user-cast.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await fillTinyCatalogue(api.db);
});
afterAll(() => api.close());

const REASON = '客户反馈看不到报价';
const viewers = [USER_PAGE, USER_VIEW_POWER];
const within = { timeout: 1_500, interval: 50 };

async function startView(as: Caller, id: number): Promise<Caller> {
  const { result } = await api.post(calls.viewAsUser, { id, reason: REASON }, { as });
  return { userId: id, token: result.token, secretKey: result.secretKey };
}

async function signInToManage() {
  const staff = await api.signInWith(viewers);
  const { id } = await addUser(api, { phoneNum: `137${String(10_000_000 + staff.userId)}` });
  return { staff, id };
}

const info = (as: Caller) => api.post(calls.userInfo, {}, { as });

test('a view reads as the user and leaves the staff member’s own session alone', async () => {
  const { staff, id } = await signInToManage();
  const view = await startView(staff, id);
  expect(await info(view)).toMatchObject({ code: '000000', result: { id } });
  expect(await info(staff)).toMatchObject({ code: '000000', result: { id: staff.userId } });
});

test('a view ends after 30 minutes', async () => {
  const { staff, id } = await signInToManage();
  const before = Date.now();
  const { result } = await api.post(calls.viewAsUser, { id, reason: REASON }, { as: staff });
  expect(new Date(result.expiresAt).getTime()).toBeLessThan(before + 31 * 60_000);
  await sql`update session set expires_at = now() where token_hash = ${hashOf(result.token)}`.execute(api.db.sql);
  const view = { ...staff, token: result.token };
  expect(await info(view)).toMatchObject({ status: 401, code: '600209' });
});

test.each([
  ['four characters', '看报价呀'],
  ['only spaces', '        '],
  ['201 characters', 'x'.repeat(201)],
])('a reason of %s is refused', async (_, reason) => {
  const { staff, id } = await signInToManage();
  expect(await api.post(calls.viewAsUser, { id, reason }, { as: staff })).toMatchObject({ code: '900400' });
});

test('without its own power nobody can view as a user', async () => {
  const { id } = await addUser(api);
  const staff = await api.signInWith([USER_PAGE, `${USER_PAGE}:edit`]);
  expect(await api.post(calls.viewAsUser, { id, reason: REASON }, { as: staff })).toMatchObject({ code: '900403' });
  for (const role of ['agent', 'seller'] as const) {
    const sending = { as: api.users[role] };
    expect(await api.post(calls.viewAsUser, { id, reason: REASON }, sending)).toMatchObject({ code: '900403' });
  }
});

test('nobody views as themselves, a manager, or a disabled user', async () => {
  const body = (id: number) => ({ id, reason: REASON });
  const { manager } = api.users;
  const other = await api.signInWith([]);
  await sql`update account set role_id = (select role_id from account where user_id = ${manager.userId})
    where user_id = ${other.userId}`.execute(api.db.sql);
  expect(await api.post(calls.viewAsUser, body(manager.userId))).toMatchObject({ code: '301003' });
  expect(await api.post(calls.viewAsUser, body(other.userId))).toMatchObject({ code: '301003' });
  const staff = await api.signInWith(viewers);
  expect(await api.post(calls.viewAsUser, body(staff.userId), { as: staff })).toMatchObject({ code: '301003' });
  const { id } = await addUser(api);
  await sql`update account set is_disabled = true where user_id = ${id}`.execute(api.db.sql);
  expect(await api.post(calls.viewAsUser, body(id))).toMatchObject({ code: '600307' });
});

test('nobody views as a user with powers that they lack, or outside their agency', async () => {
  const staff = await api.signInWith(viewers);
  const powerful = await api.signInWith([USER_PAGE, '/manager/role']);
  const body = { id: powerful.userId, reason: REASON };
  expect(await api.post(calls.viewAsUser, body, { as: staff })).toMatchObject({ code: '300202' });
  const seller = await addSeller(api, { agencyCode: 'S1', powers: viewers });
  const { id } = await addUser(api, { agencyCode: 'S2' });
  expect(await api.post(calls.viewAsUser, { id, reason: REASON }, { as: seller })).toMatchObject({ code: '900404' });
});

test('a view has no powers of the back office, not even those of the user', async () => {
  const powers = [...viewers, '/manager/role'];
  const staff = await api.signInWith(powers);
  const user = await api.signInWith(['/manager/role']);
  expect(await api.post(resources.role.list, { pageNum: 1, pageSize: 10, filters: {} }, { as: user })).toMatchObject({
    code: '000000',
  });
  const view = await startView(staff, user.userId);
  const { result } = await api.post(calls.systemMenu, {}, { as: view });
  expect(result.filter(({ powerCode }) => powerCode.startsWith('/manager'))).toEqual([]);
  expect((await api.post(resources.role.list, { pageNum: 1, pageSize: 10, filters: {} }, { as: view })).code).toMatch(
    /^(900403|301001)$/,
  );
});

test('a view cannot change anything, nor start another view', async () => {
  const { staff, id } = await signInToManage();
  const view = await startView(staff, id);
  const as = { as: view };
  expect(await api.post(calls.updateCompany, { companyName: '别家' }, as)).toMatchObject({ code: '301001' });
  expect(await api.post(calls.logout, {}, as)).toMatchObject({ code: '301001' });
  expect(await api.post(calls.viewAsUser, { id, reason: REASON }, as)).toMatchObject({ code: '301001' });
  expect(await api.post(calls.token, { username: 'x', password: 'y' }, as)).toMatchObject({ code: '301001' });
  expect(await info(view)).toMatchObject({ code: '000000' });
});

test('a view opens only vehicles that the user has paid for, and takes no lookup', async () => {
  const staff = await api.signInWith(viewers);
  const user = await api.signInWith([]);
  const view = await startView(staff, user.userId);
  const open = (vehicleId: number, as: Caller) =>
    api.post(calls.getPartTreeData, { vehicleId, vehicleTypeCode: 'C', vin: tinyVins.one }, { as });
  expect(await open(1, view)).toMatchObject({ code: '301002' });
  expect(await open(1, user)).toMatchObject({ code: '000000' });
  const before = (await api.post(calls.getDeduct, {}, { as: user })).result;
  expect(await open(1, view)).toMatchObject({ code: '000000' });
  expect((await api.post(calls.getDeduct, {}, { as: user })).result).toEqual(before);
});

test('phones are masked in a view, unless the staff member may see them', async () => {
  const { staff, id } = await signInToManage();
  const started = await api.post(calls.viewAsUser, { id, reason: REASON }, { as: staff });
  expect(started.result.user.phoneNum).toMatch(/^137\*{4}\d{4}$/);
  const masked = await info({ ...staff, token: started.result.token });
  expect(masked.result.phoneNum).toMatch(/^137\*{4}\d{4}$/);
  const trusted = await api.signInWith([...viewers, USER_PHONE_POWER]);
  expect((await info(await startView(trusted, id))).result.phoneNum).toMatch(/^137\d{8}$/);
});

test('a view ends within a second when the staff member logs out', async () => {
  const { staff, id } = await signInToManage();
  const view = await startView(staff, id);
  expect(await info(view)).toMatchObject({ code: '000000' });
  await api.post(calls.logout, {}, { as: staff });
  await vi.waitFor(async () => expect(await info(view)).toMatchObject({ code: '600209' }), within);
});

const endings: [string, (staff: Caller, id: number) => Promise<unknown>][] = [
  [
    'the staff member is disabled',
    ({ userId }) => sql`update account set is_disabled = true where user_id = ${userId}`.execute(api.db.sql),
  ],
  [
    'the power is taken away',
    ({ userId }) =>
      sql`delete from role_power using power, account where role_power.power_id = power.power_id
        and role_power.role_id = account.role_id and user_id = ${userId} and power_code = ${USER_VIEW_POWER}`.execute(
        api.db.sql,
      ),
  ],
  [
    'the staff member’s own session expires',
    ({ userId }) =>
      sql`update session set expires_at = now() where user_id = ${userId} and viewer_id is null`.execute(api.db.sql),
  ],
  [
    'the user becomes a manager',
    (_, id) =>
      sql`update account set role_id = (select min(role_id) from role where role_value = 4)
        where user_id = ${id}`.execute(api.db.sql),
  ],
];

test.each(endings)('a view ends within a second when %s', async (_, end) => {
  const { staff, id } = await signInToManage();
  const view = await startView(staff, id);
  expect(await info(view)).toMatchObject({ code: '000000' });
  await end(staff, id);
  await vi.waitFor(async () => expect(await info(view)).toMatchObject({ code: '600209' }), within);
});

test('start and end are in the audit with the reason, and the start in the user’s operation log', async () => {
  const staff = await api.signInWith(viewers);
  const user = await api.signInWith([]);
  const view = await startView(staff, user.userId);
  expect(await api.post(calls.endViewAsUser, {}, { as: view })).toMatchObject({ code: '000000' });
  expect(await info(view)).toMatchObject({ code: '600209' });
  const { result } = await api.post(calls.auditTimeline, { subject: 'user', subjectId: String(user.userId) });
  expect(result.rows).toMatchObject([
    { action: 'viewAs', after: { viewEnded: true, reason: REASON } },
    { action: 'viewAs', after: { reason: REASON } },
  ]);
  const entries = await api.db.sql
    .selectFrom('auditEntry')
    .select(['actorId', 'reason'])
    .where('subjectId', '=', String(user.userId))
    .execute();
  expect(entries.map(({ actorId }) => actorId)).toEqual([staff.userId, staff.userId]);
  const log = await api.post(calls.listOperationLog, {}, { as: user });
  expect(log.result.rows).toMatchObject([{ action: 'staffViewAs', subject: REASON, address: '' }]);
});

const endsByItself: [string, (staff: Caller, view: Caller) => Promise<unknown>][] = [
  [
    'by time',
    (_, { userId }) => sql`update session set expires_at = now() where user_id = ${userId}`.execute(api.db.sql),
  ],
  ['with the session of the staff member', (staff) => api.post(calls.logout, {}, { as: staff })],
];

test.each(endsByItself)('a view that ends %s has an entry of its own in the audit, once', async (_, end) => {
  const staff = await api.signInWith(viewers);
  const user = await api.signInWith([]);
  const view = await startView(staff, user.userId);
  await recordViewEnds(api.db);
  await end(staff, view);
  await Promise.all([recordViewEnds(api.db), recordViewEnds(api.db)]);
  const { result } = await api.post(calls.auditTimeline, { subject: 'user', subjectId: String(user.userId) });
  expect(result.rows).toMatchObject([
    { action: 'viewAs', source: 'job', actorId: staff.userId, after: { viewEnded: true, reason: REASON } },
    { action: 'viewAs', source: 'page', after: { reason: REASON } },
  ]);
});

test('a session that is no view cannot be ended as one', async () => {
  expect(await api.post(calls.endViewAsUser, {})).toMatchObject({ code: '900404' });
});

test('the user’s page lists a view as what it is, and ends it', async () => {
  const { staff, id } = await signInToManage();
  const view = await startView(staff, id);
  const [listed] = (await api.post(calls.listUserSessions, { id })).result;
  expect(listed).toMatchObject({ view: { reason: REASON } });
  await api.post(calls.endUserSessions, { id, sessionId: listed?.sessionId });
  await vi.waitFor(async () => expect(await info(view)).toMatchObject({ code: '600209' }), within);
});

test('views never push out the sessions of the user’s own devices', async () => {
  const staff = await api.signInWith(viewers);
  const user = await api.signInWith([]);
  const sessions = createSessions(api.db);
  for (let device = 0; device < 50; device += 1) await sessions.start(user.userId, 'v3');
  await startView(staff, user.userId);
  await sessions.start(user.userId, 'v3');
  const rows = await api.db.sql.selectFrom('session').select('viewerId').where('userId', '=', user.userId).execute();
  expect(rows.filter(({ viewerId }) => viewerId === null)).toHaveLength(50);
});
