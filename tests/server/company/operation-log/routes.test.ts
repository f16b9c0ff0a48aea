import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { calls } from '../../../../src/contract/all-calls.ts';
import { LOG_RETENTION_DAYS } from '../../../../src/contract/company/rules.ts';
import { createPasswords } from '../../../../src/server/account/passwords.ts';
import { createOperationLog } from '../../../../src/server/company/operation-log/repository.ts';
import { type Caller, openTestApi, type TestApi } from '../../../support/server/api.ts';

let api: TestApi;
let main: Caller;
let sub: Caller;
let stranger: Caller;

beforeAll(async () => {
  api = await openTestApi();
  [main, sub, stranger] = [await api.signInWith([]), await api.signInWith([]), await api.signInWith([])];
  const ofCompany = { deptId: 1, acctLevel: 1, parentId: main.userId };
  await api.db.sql.updateTable('account').set(ofCompany).where('userId', '=', sub.userId).execute();
  await api.db.sql.updateTable('account').set({ username: 'Sub' }).where('userId', '=', sub.userId).execute();
});
beforeEach(() => api.db.execute('truncate operation_log; truncate login_failure'));
afterAll(() => api.close());

const exported = (as: Caller, subject: string) =>
  api.post(calls.addOperationLog, { action: 'export', subject }, { as });
const listed = async (as: Caller, body: object = {}) => (await api.post(calls.listOperationLog, body, { as })).result;
const subjectsOf = async (as: Caller, body: object = {}) => (await listed(as, body)).rows.map(({ subject }) => subject);

test('a main account sees its own and its sub accounts’ entries, newest first, and no other company’s', async () => {
  for (const [who, what] of [
    [main, 'a'],
    [sub, 'b'],
    [stranger, 'c'],
    [main, 'd'],
  ] as const)
    await exported(who, what);
  expect(await subjectsOf(main)).toEqual(['d', 'b', 'a']);
  expect(await subjectsOf(main, { userId: sub.userId })).toEqual(['b']);
  expect(await subjectsOf(main, { userId: stranger.userId })).toEqual([]);
  const { users } = await listed(main);
  expect(users.map(({ id }) => id)).toEqual([main.userId, sub.userId]);
});

test('a sub account sees only its own entries, whichever account it filters by', async () => {
  await exported(main, 'a');
  await exported(sub, 'b');
  expect(await subjectsOf(sub)).toEqual(['b']);
  expect(await subjectsOf(sub, { userId: main.userId })).toEqual(['b']);
  expect((await listed(sub)).users.map(({ id }) => id)).toEqual([sub.userId]);
});

test('entries are filtered by action, and by days in Asia/Shanghai, inclusive', async () => {
  for (const what of ['late on the 1st', 'early on the 2nd', 'late on the 2nd']) await exported(main, what);
  const at = (subject: string, moment: string) =>
    sql`update operation_log set logged_at = ${moment}::timestamptz where subject = ${subject}`.execute(api.db.sql);
  await at('late on the 1st', '2026-03-01T15:59:59Z');
  await at('early on the 2nd', '2026-03-01T16:00:00Z');
  await at('late on the 2nd', '2026-03-02T15:59:59Z');
  const second = { from: '2026-03-02', to: '2026-03-02' };
  expect(await subjectsOf(main, second)).toEqual(['late on the 2nd', 'early on the 2nd']);
  expect(await subjectsOf(main, { ...second, action: 'print' })).toEqual([]);
  expect(await listed(main, { ...second, pageSize: 1, pageNum: 2 })).toMatchObject({
    rows: [{ subject: 'early on the 2nd' }],
    total: 2,
  });
  expect(await listed(main, { ...second, pageNum: 9 })).toMatchObject({ rows: [], total: 2 });
});

test('logins, logouts, ended sessions and province changes are recorded with the address', async () => {
  const passwordHash = await createPasswords().hash('right');
  await api.db.sql.updateTable('account').set({ passwordHash, dctType: 1 }).where('userId', '=', sub.userId).execute();
  const { result } = await api.post(calls.token, { username: 'sub', password: 'right' }, { as: null });
  const caller = { ...result, userId: sub.userId };
  const also = (await api.post(calls.token, { username: 'sub', password: 'right' }, { as: null })).result;
  await api.post(calls.modifyProvince, { provinceCode: '440000' }, { as: caller });
  const { result: sessions } = await api.post(calls.listSessions, {}, { as: caller });
  await api.post(
    calls.endSession,
    { sessionId: sessions.find(({ isCurrent }) => !isCurrent)?.sessionId },
    { as: caller },
  );
  await api.post(calls.logout, {}, { as: { ...also, userId: sub.userId } });
  await api.post(calls.logout, {}, { as: caller });
  const { rows } = await listed(main);
  const actions = rows.map(({ action }) => action);
  expect(actions).toEqual(expect.arrayContaining(['login', 'province', 'sessionEnd', 'logout']));
  expect(rows.every(({ address, username }) => address === '127.0.0.1' && username === 'Sub')).toBe(true);
  expect(rows.find(({ action }) => action === 'province')?.subject).toBe('广东省');
  expect(JSON.stringify(rows)).not.toContain('right');
});

test('failed calls are not recorded', async () => {
  await api.post(calls.token, { username: 'sub', password: 'wrong' }, { as: null });
  expect(await listed(main)).toMatchObject({ rows: [], total: 0 });
});

test('a browser can record only exports and prints, at most sixty a minute', async () => {
  expect(await api.post(calls.addOperationLog, { action: 'login' }, { as: main })).toMatchObject({ code: '900400' });
  for (let told = 0; told < 60; told += 1) expect((await exported(main, 'x')).code).toBe('000000');
  expect(await exported(main, 'x')).toMatchObject({ status: 429, code: '900429' });
  expect((await exported(stranger, 'x')).code).toBe('000000');
});

test('a text longer than its column is cut, not refused', async () => {
  const log = createOperationLog(api.db);
  await log.add(
    { by: { userId: main.userId }, action: 'orderRemove', subject: '#'.repeat(900) },
    { address: '::1', platform: 'qpzj' },
  );
  expect((await subjectsOf(main))[0]).toHaveLength(200);
});

test('changes to a sub account are recorded with its user name', async () => {
  const log = createOperationLog(api.db);
  const where = { address: '::1', platform: 'qpzj' } as const;
  await log.add({ by: { userId: main.userId }, action: 'allocate', about: sub.userId, subject: '× 2' }, where);
  expect(await subjectsOf(main)).toEqual(['Sub × 2']);
});

test('a changed profile is recorded with the company’s name and no other field', async () => {
  await api.post(calls.updateCompany, { companyName: '样本汽修连锁' }, { as: main });
  await api.post(calls.updateBusinessDesc, { businessDesc: '大众专修' }, { as: sub });
  await api.post(calls.updateCommunication, { hasCommunication: true }, { as: main });
  await api.post(calls.updateCompany, { companyName: '不许' }, { as: sub });
  const { rows } = await listed(main, { action: 'profile' });
  expect(rows.map(({ userId, subject }) => [userId, subject])).toEqual([
    [main.userId, ''],
    [sub.userId, ''],
    [main.userId, '样本汽修连锁'],
  ]);
});

test('a new entry deletes those older than a year, and no younger one', async () => {
  for (const what of ['too old', 'old', 'of now']) await exported(main, what);
  const age = (subject: string, days: number) =>
    sql`update operation_log set logged_at = now() - make_interval(days => ${days}) where subject = ${subject}`.execute(
      api.db.sql,
    );
  await age('too old', LOG_RETENTION_DAYS + 1);
  await age('old', LOG_RETENTION_DAYS - 1);
  await createOperationLog(api.db).add(
    { by: { userId: stranger.userId }, action: 'login', subject: 'another’s' },
    { address: '127.0.0.1', platform: 'easyEpc' },
  );
  expect(await subjectsOf(main)).toEqual(['of now', 'old']);
});
