import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { foldStatistics } from '../../../src/server/statistics/fold.ts';
import { findDifferences } from '../../../src/server/statistics/verify.ts';
import { verifyStatistics } from '../../../src/server/verify-statistics.ts';
import { grant, insisted, openQuota } from '../quota/support.ts';

let opened: Awaited<ReturnType<typeof openQuota>>;
let db: Database;
beforeAll(async () => {
  opened = await openQuota();
  db = opened.db;
  await db.execute(`
    update account set province_code = '440000', agency_code = 'S1' where user_id = 1;
    update account set province_code = '310000', platform = 'qpzj' where user_id = 4`);
});
afterAll(() => db.close());

/** The sum of a metric, folded or not. */
const totalOf = async (metric: string, agencyCode = '') => {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(amount), 0)::float8 as total from (
      select amount from statistic_day where agency_code = ${agencyCode} and metric = ${metric}
      union all
      select amount from statistic_journal
      where metric = ${metric} and (${agencyCode} = '' or agency_code = ${agencyCode})) amounts`.execute(db.sql);
  return rows[0]?.total;
};

const addPurchase = (code: string) =>
  db.execute(`insert into purchase (order_code, user_id, operation_id, package_name, package_name_en, vehicle_class, kind,
    amount, days, price_fen, is_once, platform, expires_at)
  values ('${code}', 1, 'op-${code}', 'p', 'p', 'C', 'count', 1, 1, 900, false, 'qpzj', now())`);

test('the counters equal the ledger after concurrent charges, while others fold', async () => {
  await grant(db, { holderId: 1, kind: 'count', amount: 60 });
  const charges = Array.from({ length: 60 }, (_, turn) => {
    const given = opened.request({ userId: [1, 2, 4][turn % 3] ?? 1 });
    return insisted(() => opened.quota.charge(given));
  });
  const folds = Array.from({ length: 6 }, () => insisted(() => foldStatistics(db.sql).then(() => undefined)));
  const codes = await Promise.all([...charges, ...folds]);
  expect(codes.filter((code) => code === '000000').length).toBeGreaterThan(40);
  expect(await findDifferences(db.sql)).toEqual([]);
  await foldStatistics(db.sql);
  expect(await findDifferences(db.sql)).toEqual([]);
  const { rows } = await sql<{ total: number }>`select count(*) as total from quota_ledger`.execute(db.sql);
  expect(await totalOf('lookups')).toBe(rows[0]?.total);
  const { rows: own } = await sql<{
    total: number;
  }>`select count(*) as total from quota_ledger where user_id = 1`.execute(db.sql);
  expect(await totalOf('lookups', 'S1')).toBe(own[0]?.total);
});

test('a charge that is rolled back is not counted', async () => {
  const before = await totalOf('lookups');
  await expect(
    opened.quota.charge(opened.request({ userId: 2 }), () => Promise.reject(new Error('rolled back'))),
  ).rejects.toThrow('rolled back');
  expect(await totalOf('lookups')).toBe(before);
});

test('a purchase counts when it is made, when it is paid and when it is refunded', async () => {
  await addPurchase('one');
  expect([await totalOf('purchases'), await totalOf('paidPurchases')]).toEqual([1, 0]);
  await db.execute(`update purchase set state = 'paid', paid_fen = 900, paid_at = now() where order_code = 'one'`);
  expect([await totalOf('paidPurchases'), await totalOf('revenueFen'), await totalOf('refundsFen')]).toEqual([
    1, 900, 0,
  ]);
  await db.execute(`update purchase set state = 'granted', granted_at = now() where order_code = 'one'`);
  await db.execute(
    `update purchase set state = 'refunded', refunded_at = now(), refunded_fen = 700 where order_code = 'one'`,
  );
  expect([await totalOf('revenueFen'), await totalOf('refundsFen'), await totalOf('revenueFen', 'S1')]).toEqual([
    900, 700, 900,
  ]);
  expect(await findDifferences(db.sql)).toEqual([]);
});

test('users, work orders, searches and visits are counted with their deletion', async () => {
  await db.execute(`
    insert into account (user_id, username, password_hash, role_id, agency_code) values (20, 'new', '-', 1, 'S1');
    insert into work_order (user_id, name, vehicle_type, brand_name, family_name, vehicle_name, province_code)
      values (20, 'a', 'cov', '', '', '', '110000'), (20, 'b', 'pac', '', '', '', '110000');
    insert into search_log (user_id, kind, search_text, is_empty) values (20, 'oe', 'x', true), (20, 'oe', 'y', false);
    insert into buried_point (point_id, point_code, name, path) values (1, 'p', 'p', '/p');
    insert into buried_count (point_id, day, user_id, clicks) values (1, '2026-01-01', 20, 3), (1, '2026-01-01', 0, 2);
    update buried_count set clicks = 7 where user_id = 20`);
  const totals = async () =>
    Promise.all(['workOrders', 'searches', 'emptySearches', 'visits'].map((metric) => totalOf(metric)));
  expect(await totals()).toEqual([2, 2, 1, 9]);
  expect(await findDifferences(db.sql)).toEqual([]);
  await db.execute("delete from work_order where vehicle_type = 'cov'; delete from search_log where is_empty");
  expect(await totals()).toEqual([1, 1, 0, 9]);
  await db.execute('delete from account where user_id = 20');
  expect(await totals()).toEqual([0, 0, 0, 2]);
  expect(await findDifferences(db.sql)).toEqual([]);
});

test("a user's history moves to the new seller and province", async () => {
  const before = await totalOf('lookups', 'S1');
  await db.execute(`update account set agency_code = 'S2', province_code = '330000' where user_id = 1`);
  expect([await totalOf('lookups', 'S1'), await totalOf('lookups', 'S2')]).toEqual([0, before]);
  expect(await findDifferences(db.sql)).toEqual([]);
  await foldStatistics(db.sql);
  expect(await findDifferences(db.sql)).toEqual([]);
});

test('corrected events are counted where they are now', async () => {
  await db.execute(`
    update account set created_at = created_at - interval '40 days', province_code = '210000', agency_code = 'S3'
      where user_id in (1, 2);
    update quota_ledger set day = day - 3, charged_at = charged_at - interval '3 days' where user_id = 4;
    insert into work_order (user_id, name, vehicle_type, brand_name, family_name, vehicle_name, province_code)
      values (4, 'a', 'cov', '', '', '', '110000');
    update work_order set created_at = created_at - interval '2 days'`);
  expect(await findDifferences(db.sql)).toEqual([]);
});

test('a move of a user during its charges misses none of them', async () => {
  await grant(db, { holderId: 1, kind: 'count', amount: 40 });
  await Promise.all(
    Array.from({ length: 40 }, (_, turn) =>
      turn % 4 === 3
        ? insisted(async () => {
            await sql`update account set agency_code = ${`S${turn}`} where user_id = 2`.execute(db.sql);
          })
        : insisted(() => opened.quota.charge(opened.request({ userId: 2 }))),
    ),
  );
  expect(await findDifferences(db.sql)).toEqual([]);
});

test.each(['statistic_day_total', 'statistic_month'])('a sum of %s that is wrong is found', async (table) => {
  await foldStatistics(db.sql);
  expect(await findDifferences(db.sql)).toEqual([]);
  await db.execute(`update ${table} set amount = amount + 1 where metric = 'lookups' and agency_code = 'S1'`);
  const found = await findDifferences(db.sql);
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ metric, agencyCode }) => metric === 'lookups' && agencyCode === 'S1')).toBe(true);
  await db.execute(`update ${table} set amount = amount - 1 where metric = 'lookups' and agency_code = 'S1'`);
});

test('the check names a tampered sum and fails', async () => {
  await foldStatistics(db.sql);
  expect(await verifyStatistics(db, () => undefined)).toBe(true);
  await db.execute(`update statistic_day set amount = amount + 5
    where agency_code = '' and metric = 'revenueFen' and amount <> 0`);
  const differences = await findDifferences(db.sql);
  // Against the events, then the rollups of the day and of the month against it.
  const ofAll = { metric: 'revenueFen', agencyCode: '' };
  expect(differences).toHaveLength(3);
  expect(differences[0]).toMatchObject({ ...ofAll, counted: 905, expected: 900 });
  for (const rollup of differences.slice(1)) expect(rollup).toMatchObject({ ...ofAll, counted: 900, expected: 905 });
  const lines: string[] = [];
  expect(await verifyStatistics(db, (line) => lines.push(line))).toBe(false);
  expect(lines).toEqual([
    expect.stringContaining('905 instead of 900'),
    expect.stringContaining('900 instead of 905'),
    expect.stringContaining('900 instead of 905'),
    '3 sums differ from the events.',
  ]);
});
