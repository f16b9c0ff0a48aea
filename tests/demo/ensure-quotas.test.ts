import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureQuotas } from '../../src/demo/ensure-quotas.ts';
import type { Database } from '../../src/server/platform/db/database.ts';
import { createQuota } from '../../src/server/quota/quota.ts';
import { openTestDatabase } from '../support/database/open-test-database.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

test('a database without the demo accounts gets no packages', async () => {
  await ensureQuotas(db);
  expect(await db.sql.selectFrom('quotaPackage').selectAll().execute()).toEqual([]);
});

test('the shop gets packages of both classes once, its mechanic shares them, and the visitor has only free lookups', async () => {
  await db.execute(`
    insert into role (role_id, role_name, role_value) values (1, '普通用户', 1);
    insert into account (user_id, username, password_hash, role_id, acct_level, parent_id, dct_type)
    values (1, 'shop', '-', 1, 0, null, 0), (2, 'mechanic', '-', 1, 1, 1, 1), (3, 'visitor', '-', 1, 0, null, 0),
      (4, 'admin', '-', 1, 0, null, 0), (5, 'agent', '-', 1, 0, null, 0)`);
  await ensureQuotas(db);
  await ensureQuotas(db);
  const quota = createQuota(db);
  const bought = { dayLimitNum: 50, canUseNum: 500, pacStatus: '000000', covDaily: 20, covRemain: 200 };
  expect(await quota.counters(1)).toMatchObject({ ...bought, isShared: false });
  expect(await quota.counters(2)).toMatchObject({ ...bought, isShared: true });
  expect(await quota.counters(3)).toMatchObject({ dayLimitNum: 0, canUseNum: 0, covStatus: '500601' });
  // Staff demonstrate the product all day.
  expect(await quota.counters(4)).toMatchObject({ dayLimitNum: 100, covDaily: 100 });
  const flagged = await db.sql.selectFrom('account').select('username').where('retailFlag', '=', true).execute();
  expect(flagged.map(({ username }) => username).sort()).toEqual(['mechanic', 'shop']);
  const supported = await db.sql.selectFrom('account').select('username').where('isSupportFast', '=', true).execute();
  expect(supported).toEqual([{ username: 'agent' }]);
});
