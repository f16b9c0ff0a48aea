import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FREE_LOOKUPS_PER_DAY } from '../../src/contract/quota/rules.ts';
import { ensureCompany } from '../../src/demo/ensure-company.ts';
import { ensureQuotas } from '../../src/demo/ensure-quotas.ts';
import { pastCharges } from '../../src/demo/past-charges.ts';
import type { Database } from '../../src/server/platform/db/database.ts';
import { createAllocations } from '../../src/server/quota/allocation.ts';
import { countersAndLedger } from '../server/quota/support.ts';
import { openTestDatabase } from '../support/database/open-test-database.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await db.execute(`
    insert into role (role_id, role_name, role_value) values (1, '普通用户', 1);
    insert into account (user_id, username, password_hash, role_id, dept_id) values (1, 'shop', '-', 1, 1);
    insert into account (user_id, username, password_hash, role_id, acct_level, parent_id, dct_type, dept_id)
    values (2, 'mechanic', '-', 1, 1, 1, 1, 1);
    select setval(pg_get_serial_sequence('account', 'user_id'), 10)`);
  await ensureQuotas(db);
});
afterAll(() => db.close());

test('ensureCompany adds the sub accounts once, moves the allocation out of the shop’s packages, and keeps counters equal to the ledger', async () => {
  const bought = await amounts();
  const needs = { hashPassword: async () => 'hash', allocate: createAllocations(db.sql).give };
  await ensureCompany(db, needs);
  await ensureCompany(db, needs);
  const subs = await db.sql
    .selectFrom('account')
    .select(['username', 'acctLevel', 'deptId'])
    .where('parentId', '=', 1)
    .orderBy('userId')
    .execute();
  expect(subs).toEqual([
    { username: 'mechanic', acctLevel: 1, deptId: 1 },
    { username: 'apprentice', acctLevel: 1, deptId: 1 },
    { username: 'parts', acctLevel: 1, deptId: 1 },
  ]);
  expect(await amounts()).toBe(bought);
  for (const { counted, written } of await countersAndLedger(db)) expect(counted).toBe(written);
});

test('past charges are deterministic, before today and within the free lookups of a day', () => {
  const past = {
    holderId: 1,
    userIds: [1, 2],
    today: '2026-03-10',
    vehicles: { C: Array.from({ length: 24 }, (_, index) => index + 1), B: [31, 32, 33, 34, 35, 36, 37] },
  };
  const charges = pastCharges(past);
  expect(pastCharges(past)).toEqual(charges);
  expect(charges.length).toBeGreaterThan(100);
  expect(charges.every(({ day }) => day < '2026-03-10')).toBe(true);
  const days = new Map<string, number>();
  for (const { day, vehicleClass } of charges)
    days.set(`${day} ${vehicleClass}`, (days.get(`${day} ${vehicleClass}`) ?? 0) + 1);
  expect(Math.max(...days.values())).toBeLessThanOrEqual(FREE_LOOKUPS_PER_DAY);
  expect(new Set(charges.map(({ userId, operationId }) => `${userId} ${operationId}`)).size).toBe(charges.length);
});

async function amounts(): Promise<number> {
  const { rows } = await sql<{ amount: number }>`select sum(amount)::integer as amount from quota_package`.execute(
    db.sql,
  );
  return rows[0]?.amount ?? 0;
}
