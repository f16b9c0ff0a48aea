import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBaseData } from '../../../src/server/access/base-data.ts';
import { hashOf } from '../../../src/server/account/session-rows.ts';
import { createSessions, type Sessions } from '../../../src/server/account/sessions.ts';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { openTestDatabase } from '../../support/database/open-test-database.ts';

let db: Database;
let now = 1;
let sessions: Sessions;
beforeAll(async () => {
  db = await openTestDatabase();
  await ensureBaseData(db);
  await db.execute(`insert into account (user_id, username, password_hash, role_id)
    select n, 'user ' || n, '-', (select role_id from role where role_value = 4) from generate_series(1, 9) n`);
  sessions = createSessions(db, () => now);
});
afterAll(() => db.close());

/** Expires the one-second session cache of each node. */
const expireCache = () => {
  now += 1_001;
};
const setTimeBack = (token: string, column: 'seen_at' | 'expires_at', interval: string) =>
  sql`update session set ${sql.ref(column)} = now() - ${interval}::interval where token_hash = ${hashOf(token)}`.execute(
    db.sql,
  );

test('a session is found by its token, with its user and powers', async () => {
  const { token, secretKey } = await sessions.start(1, 'v3');
  const found = await sessions.find(token);
  expect(found).toMatchObject({ userId: 1, roleValue: 4, secretKey, acctLevel: 0, parentId: null, agencyCode: null });
  expect(found?.powers.has('/manager/role:edit')).toBe(true);
  expect(await sessions.find(`${token}x`)).toBeUndefined();
  expect(await sessions.find('')).toBeUndefined();
});

test('every login gets a new 256-bit token and key, and only the token’s hash is stored', async () => {
  const [first, second] = [await sessions.start(1, 'v3'), await sessions.start(1, 'v3')];
  expect(first.token).not.toBe(second.token);
  expect(first.secretKey).not.toBe(second.secretKey);
  expect(Buffer.from(first.token, 'base64url')).toHaveLength(32);
  expect(first.secretKey).toMatch(/^[0-9a-f]{64}$/);
  const rows = await db.sql.selectFrom('session').selectAll().execute();
  expect(rows.map(({ tokenHash }) => tokenHash)).toContain(hashOf(first.token));
  expect(JSON.stringify(rows)).not.toContain(first.token);
});

test('an ended session is invalid at once on this node and within a second on others', async () => {
  const { token } = await sessions.start(2, 'v3');
  const otherNode = createSessions(db, () => now);
  expect(await otherNode.find(token)).toBeDefined();
  expect(await sessions.find(token)).toBeDefined();
  await sessions.end(hashOf(token));
  expect(await sessions.find(token)).toBeUndefined();
  expireCache();
  expect(await otherNode.find(token)).toBeUndefined();
});

test('endAll ends all sessions of a user and no others', async () => {
  const [first, second, ofOtherUser] = [
    await sessions.start(3, 'v3'),
    await sessions.start(3, 'qpzj'),
    await sessions.start(4, 'v3'),
  ];
  for (const { token } of [first, second, ofOtherUser]) expect(await sessions.find(token)).toBeDefined();
  await sessions.endAll(3);
  expect(await sessions.find(first.token)).toBeUndefined();
  expect(await sessions.find(second.token)).toBeUndefined();
  expect(await sessions.find(ofOtherUser.token)).toBeDefined();
});

test('disabling an account invalidates its sessions within a second', async () => {
  const { token } = await sessions.start(5, 'v3');
  expect(await sessions.find(token)).toBeDefined();
  await db.sql.updateTable('account').set({ isDisabled: true }).where('userId', '=', 5).execute();
  expireCache();
  expect(await sessions.find(token)).toBeUndefined();
});

test('a change of powers takes effect within a second', async () => {
  const { token } = await sessions.start(6, 'v3');
  const mayEdit = async () => (await sessions.find(token))?.powers.has('/manager/role:edit');
  expect(await mayEdit()).toBe(true);
  await db.execute(
    `delete from role_power where power_id = (select power_id from power where power_code = '/manager/role:edit')`,
  );
  expireCache();
  expect(await mayEdit()).toBe(false);
  await db.execute(`insert into role_power select r.role_id, p.power_id from role r, power p
    where r.role_value = 4 and p.power_code = '/manager/role:edit'`);
  expireCache();
  expect(await mayEdit()).toBe(true);
});

test('a session expires after two idle hours; each use restarts them', async () => {
  const { token } = await sessions.start(7, 'v3');
  await setTimeBack(token, 'seen_at', '1 hour 59 minutes');
  expect(await sessions.find(token)).toBeDefined();
  const { seenAt } = await db.sql
    .selectFrom('session')
    .select('seenAt')
    .where('tokenHash', '=', hashOf(token))
    .executeTakeFirstOrThrow();
  expect(Date.now() - new Date(seenAt).getTime()).toBeLessThan(60_000);
  await setTimeBack(token, 'seen_at', '2 hours 1 minute');
  expireCache();
  expect(await sessions.find(token)).toBeUndefined();
});

test('a session expires after seven days despite use, and a later login deletes it', async () => {
  const { token } = await sessions.start(8, 'v3');
  const { expiresAt } = await db.sql
    .selectFrom('session')
    .select('expiresAt')
    .where('tokenHash', '=', hashOf(token))
    .executeTakeFirstOrThrow();
  const days = (new Date(expiresAt).getTime() - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(6.99);
  expect(days).toBeLessThan(7.01);
  await setTimeBack(token, 'expires_at', '1 second');
  expireCache();
  expect(await sessions.find(token)).toBeUndefined();
  await sessions.start(9, 'v3');
  expect(await db.sql.selectFrom('session').select('userId').where('tokenHash', '=', hashOf(token)).execute()).toEqual(
    [],
  );
});

test('an account keeps its 50 sessions that were used last; the others end', async () => {
  const started: string[] = [];
  for (let number = 0; number < 52; number += 1) started.push((await sessions.start(9, 'v3')).token);
  expireCache();
  const [oldest = '', second = '', third = ''] = started;
  expect(await sessions.find(oldest)).toBeUndefined();
  expect(await sessions.find(second)).toBeUndefined();
  // A session that is in use stays, however old.
  await setTimeBack(third, 'seen_at', '1 minute');
  await sql`update session set seen_at = now() + interval '1 second' where token_hash = ${hashOf(third)}`.execute(
    db.sql,
  );
  for (let number = 0; number < 10; number += 1) await sessions.start(9, 'v3');
  expireCache();
  expect((await sessions.find(third))?.userId).toBe(9);
  expect(await sessions.find(started[5] ?? '')).toBeUndefined();
});

test('the tier of a session follows from the role, the packages and the company', async () => {
  await db.execute(`
    insert into account (user_id, username, password_hash, role_id, parent_id, acct_level)
    select n, 'tier ' || n, '-', (select role_id from role where role_value = 1), parent, level
    from (values (101, null::integer, 0), (102, null, 0), (103, null, 0), (104, 103, 1)) t (n, parent, level);
    insert into quota_package (holder_id, vehicle_class, kind, amount, expires_at, origin)
    select holder, 'C', 'count', 10, now() + interval '1 day', 'test' from unnest(array[102, 103]) holder`);
  const tierOf = async (userId: number) => (await sessions.find((await sessions.start(userId, 'v3')).token))?.tier;
  expect(await tierOf(1)).toBe('staff');
  expect(await tierOf(101)).toBe('free');
  expect(await tierOf(102)).toBe('paid');
  expect(await tierOf(103)).toBe('company');
  expect(await tierOf(104)).toBe('company');
  await db.execute(`update quota_package set expires_at = now() where holder_id = 102`);
  expireCache();
  expect(await tierOf(102)).toBe('free');
});
