import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBaseData } from '../../../../src/server/access/base-data.ts';
import type { Database } from '../../../../src/server/platform/db/database.ts';
import { nameOrPhoneBranches } from '../../../../src/server/users/user-filters.ts';
import { openTestDatabase } from '../../../support/database/open-test-database.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await ensureBaseData(db);
  await db.execute(`
    insert into account (username, password_hash, role_id, phone_num, contact_phone)
      select 'user ' || n, '-', (select min(role_id) from role), (13000000000 + n)::text, (13900000000 + n)::text
      from generate_series(1, 300) n;
    analyze account`);
});
afterAll(() => db.close());

test.each(['4711', '130', '13000000471', 'user 2'])('each way to find a user by %s has an index', async (search) => {
  const plans = await db.sql.transaction().execute(async (within) => {
    // In a table this small, reading it costs less than an index.
    await sql`set local enable_seqscan = off`.execute(within);
    return Promise.all(
      nameOrPhoneBranches(search, true).map((branch) =>
        sql`explain select a.user_id from account a where ${branch}`.execute(within),
      ),
    );
  });
  expect(plans.length).toBeGreaterThan(0);
  for (const { rows } of plans) {
    expect(JSON.stringify(rows)).toContain('Index Cond');
    expect(JSON.stringify(rows)).not.toContain('Seq Scan');
  }
});
