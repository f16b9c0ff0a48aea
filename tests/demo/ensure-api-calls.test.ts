import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureApiCalls } from '../../src/demo/ensure-api-calls.ts';
import type { Database } from '../../src/server/platform/db/database.ts';
import { verifyMetering } from '../../src/server/verify-metering.ts';
import { openTestDatabase } from '../support/database/open-test-database.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await db.execute(`
    insert into role (role_id, role_name, role_value) values (1, '普通用户', 1);
    insert into account (user_id, username, password_hash, role_id) values (1, 'visitor', '-', 1), (2, 'north', '-', 1),
      (3, 'shop', '-', 1), (4, 'south', '-', 1), (5, 'east', '-', 1)`);
});
afterAll(() => db.close());

const countOf = async (table: 'apiRequest' | 'apiLedger' | 'apiKey') =>
  (await db.sql.selectFrom(table).select('userId').execute()).length;

test('past calls of three customers are added once, and ledger, log, sums and units agree', async () => {
  await ensureApiCalls(db);
  const before = [await countOf('apiRequest'), await countOf('apiLedger'), await countOf('apiKey')];
  await ensureApiCalls(db);
  expect([await countOf('apiRequest'), await countOf('apiLedger'), await countOf('apiKey')]).toEqual(before);
  expect(before[0]).toBeGreaterThan(500);
  expect(before[2]).toBe(3);
  const { rows } = await sql<{
    userId: number;
  }>`select distinct user_id as "userId" from api_usage_day order by 1`.execute(db.sql);
  expect(rows.map(({ userId }) => userId)).toEqual([2, 3, 4]);
  expect(await verifyMetering(db, () => undefined)).toBe(true);
});

test('each request is in the partition of its day', async () => {
  const { rows } = await sql`select from api_request_other`.execute(db.sql);
  expect(rows).toEqual([]);
});
