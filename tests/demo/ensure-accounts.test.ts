import { afterAll, beforeAll, expect, test } from 'vitest';
import { PhoneNum } from '../../src/contract/sms/schemas.ts';
import { demoAccounts } from '../../src/demo/demo-accounts.ts';
import { ensureAccounts, ensurePhones } from '../../src/demo/ensure-accounts.ts';
import { ensureOperationLog } from '../../src/demo/ensure-operation-log.ts';
import { pastOperations } from '../../src/demo/past-operations.ts';
import { ensureBaseData } from '../../src/server/access/base-data.ts';
import type { Database } from '../../src/server/platform/db/database.ts';
import { openTestDatabase } from '../support/database/open-test-database.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await ensureBaseData(db);
  await ensureAccounts(db, async () => 'hash');
});
afterAll(() => db.close());

const phones = async () =>
  new Map(
    (await db.sql.selectFrom('account').select(['username', 'phoneNum']).execute()).map((row) => [
      row.username,
      row.phoneNum,
    ]),
  );

test('ensurePhones sets a valid phone on every demo account and can run again', async () => {
  expect([...(await phones()).values()].every((phone) => phone === null)).toBe(true);
  await ensurePhones(db);
  await ensurePhones(db);
  const held = await phones();
  for (const { username, phoneNum } of demoAccounts.accounts) {
    expect(PhoneNum.parse(phoneNum)).toBe(phoneNum);
    if (held.has(username)) expect(held.get(username)).toBe(phoneNum);
  }
  expect(new Set(demoAccounts.accounts.map(({ phoneNum }) => phoneNum)).size).toBe(demoAccounts.accounts.length);
});

test('ensurePhones overwrites no phone that a user has set or registered', async () => {
  await db.execute(`update account set phone_num = '13700000001' where username = 'shop';
    update account set phone_num = null where username = 'seller';
    update account set phone_num = '13900000002' where username = 'visitor'`);
  await ensurePhones(db);
  const held = await phones();
  expect([held.get('shop'), held.get('seller'), held.get('visitor')]).toEqual(['13700000001', null, '13900000002']);
});

test('ensureOperationLog adds past entries once, and none to a log that has entries from before today', async () => {
  const count = async () => (await db.sql.selectFrom('operationLog').select('logId').execute()).length;
  await ensureOperationLog(db);
  const first = await count();
  expect(first).toBeGreaterThan(10);
  await ensureOperationLog(db);
  expect(await count()).toBe(first);
  const lines = await db.sql.selectFrom('operationLog').innerJoin('account', 'account.userId', 'operationLog.userId');
  const names = await lines.select('username').distinct().execute();
  expect(names.map(({ username }) => username).sort()).toEqual(['mechanic', 'shop']);
  await db.execute(`truncate operation_log; insert into operation_log (company_id, user_id, action, logged_at)
    select user_id, user_id, 'login', now() - interval '3 days' from account where username = 'shop'`);
  await ensureOperationLog(db);
  expect(await count()).toBe(1);
});

test('past operations are deterministic, sorted and before today', () => {
  const past = pastOperations('2026-03-10');
  expect(pastOperations('2026-03-10')).toEqual(past);
  expect(past.every(({ loggedAt }) => loggedAt < '2026-03-10')).toBe(true);
  expect(past.map(({ loggedAt }) => loggedAt)).toEqual(past.map(({ loggedAt }) => loggedAt).toSorted());
});
