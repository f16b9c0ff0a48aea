import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBaseData } from '../../../src/server/access/base-data.ts';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { openTestDatabase } from '../../support/database/open-test-database.ts';

let db: Database;

beforeAll(async () => {
  db = await openTestDatabase();
  await ensureBaseData(db);
});
afterAll(() => db.close());

async function powersOf(roleName: string): Promise<string[]> {
  const { rows } = await sql<{ powerCode: string }>`
    select p.power_code as "powerCode" from role_power join power p using (power_id) join role r using (role_id)
    where r.role_name = ${roleName} and p.power_code like '/manager%' order by p.power_code`.execute(db.sql);
  return rows.map(({ powerCode }) => powerCode);
}

test('sellers and agents have the pages that show their own users, and no others', async () => {
  expect(await powersOf('代理商')).toEqual([
    '/manager',
    '/manager/agent',
    '/manager/start',
    '/manager/statistics',
    '/manager/user',
  ]);
  expect(await powersOf('销售')).toEqual([
    '/manager',
    '/manager/bill',
    '/manager/opportunity',
    '/manager/opportunity:delete',
    '/manager/opportunity:edit',
    '/manager/sale',
    '/manager/start',
    '/manager/statistics',
    '/manager/user',
  ]);
});

test('a power that the staff has revoked stays revoked, and a power of a new release is granted', async () => {
  await sql`delete from role_power where role_id = (select role_id from role where role_name = '销售')
    and power_id = (select power_id from power where power_code = '/manager/bill')`.execute(db.sql);
  await sql`delete from power where power_code = '/manager/opportunity:delete'`.execute(db.sql);
  await ensureBaseData(db);
  const powers = await powersOf('销售');
  expect(powers).not.toContain('/manager/bill');
  expect(powers).toContain('/manager/opportunity:delete');
});

test('only the predefined role of its value gets them', async () => {
  await sql`insert into role (role_name, role_value) values ('实习销售', 3)`.execute(db.sql);
  await sql`delete from power where power_code = '/manager/opportunity:delete'`.execute(db.sql);
  await ensureBaseData(db);
  expect(await powersOf('实习销售')).toEqual([]);
});
