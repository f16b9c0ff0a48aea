import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FREE_LOOKUPS_PER_DAY } from '../../../src/contract/quota/rules.ts';
import { ensureCustomers } from '../../../src/demo/customers/ensure-customers.ts';
import { demoPhone } from '../../../src/demo/customers/plans/plan-accounts.ts';
import { ensureAccounts } from '../../../src/demo/ensure-accounts.ts';
import { ensurePackages } from '../../../src/demo/ensure-packages.ts';
import { ensureSurvey } from '../../../src/demo/ensure-survey.ts';
import { ensureBaseData } from '../../../src/server/access/base-data.ts';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { findDifferences } from '../../../src/server/statistics/verify.ts';
import { countersAndLedger } from '../../server/quota/support.ts';
import { openTestDatabase } from '../../support/database/open-test-database.ts';
import { fillTinyCatalogue } from '../../support/tiny-catalogue/tiny-catalogue.ts';

const hashPassword = async () => 'hash';

let db: Database;
let before: unknown;
beforeAll(async () => {
  db = await openTestDatabase();
  await ensureBaseData(db);
  await fillTinyCatalogue(db);
  await ensureCustomers(db, hashPassword);
  expect(await db.sql.selectFrom('account').select('userId').execute()).toEqual([]);
  await ensureAccounts(db, hashPassword);
  await ensurePackages(db);
  await ensureSurvey(db);
  // Someone has registered with a name and a phone of a demo customer.
  await db.execute(`
    insert into account (username, password_hash, role_id, phone_num)
    values ('XINDA.JN', '-', 1, '${demoPhone(3)}'), ('seller.gd', '-', 1, null)`);
  before = await existing();
  await ensureCustomers(db, hashPassword);
});
afterAll(() => db.close());

const existing = () =>
  db.sql.selectFrom('account').selectAll().where('passwordHash', '=', '-').orderBy('userId').execute();

/** The only row of a statement with counts. */
async function counts<Row>(statement: ReturnType<typeof sql<Row>>): Promise<Row | undefined> {
  return (await statement.execute(db.sql)).rows[0];
}

const TABLES = [
  ...[
    'account',
    'remark',
    'purchase',
    'payment_notice',
    'quota_package',
    'quota_move',
    'quota_withdrawal',
    'package_request',
    'quota_ledger',
  ],
  ...['quota_day_use', 'survey_reply', 'survey_answer', 'work_order', 'work_order_item', 'search_log'],
  ...[
    'fast_vin_task',
    'fast_vin_event',
    'vin_binding',
    'operation_log',
    'catalogue_use',
    'buried_point',
    'buried_count',
  ],
] as const;

async function rowNums(): Promise<Record<string, number>> {
  const nums: Record<string, number> = {};
  for (const table of TABLES) {
    const { rows } = await sql<{ n: number }>`select count(*)::integer as n from ${sql.table(table)}`.execute(db.sql);
    nums[table] = rows[0]?.n ?? 0;
  }
  return nums;
}

test('every table of the back office gets rows, and a second start adds none', async () => {
  const first = await rowNums();
  expect(Object.entries(first).filter(([, num]) => num === 0)).toEqual([]);
  await ensureCustomers(db, hashPassword);
  expect(await rowNums()).toEqual(first);
});

test('existing accounts stay as they are, and their names and phones are not used again', async () => {
  expect(await existing()).toEqual(before);
  const found = await counts(sql<{ names: number; phones: number }>`
    select count(*) filter (where lower(username) in ('xinda.jn', 'seller.gd'))::integer as names,
      count(*) filter (where phone_num = ${demoPhone(3)} or contact_phone = ${demoPhone(3)})::integer as phones
    from account`);
  expect(found?.names).toBe(2);
  expect(found?.phones).toBe(1);
});

test('phones are in a range that belongs to no network', async () => {
  const accounts = await db.sql.selectFrom('account').select(['phoneNum', 'contactPhone']).execute();
  const phones = accounts.flatMap(({ phoneNum, contactPhone }) => [phoneNum ?? [], contactPhone ?? []].flat());
  expect(phones.length).toBeGreaterThan(350);
  for (const phone of phones) expect(phone).toMatch(/^1390000\d{4}$/);
});

test('the counters of lookups equal the sums of the ledger, within the limits', async () => {
  const compared = await countersAndLedger(db);
  expect(compared.length).toBeGreaterThan(1_000);
  for (const { counter, counted, written } of compared) expect(`${counter} ${counted}`).toBe(`${counter} ${written}`);
  const found = await counts(sql<{ free: number; overdrawn: number; unheld: number }>`
    select max(u.used) filter (where u.package_id = 0) as free,
      count(*) filter (where u.used > p.amount)::integer as overdrawn,
      count(*) filter (where u.package_id <> 0 and (p.holder_id is distinct from u.holder_id))::integer as unheld
    from quota_day_use u left join quota_package p using (package_id)`);
  expect(found?.free).toBeLessThanOrEqual(FREE_LOOKUPS_PER_DAY);
  expect(found).toMatchObject({ overdrawn: 0, unheld: 0 });
});

test('a lookup is charged to its account or main account, while both it and its package last', async () => {
  const found = await counts(sql<{ wrong: number }>`
    select count(*)::integer as wrong
    from quota_ledger l join account a on a.user_id = l.user_id left join quota_package p using (package_id)
    where l.holder_id not in (a.user_id, coalesce(a.parent_id, a.user_id)) or (a.dct_type = 2 and l.holder_id <> a.user_id)
      or l.charged_at < a.created_at or l.charged_at > now() or (l.source = 'free') <> (l.package_id is null)
      or l.day <> (l.charged_at at time zone 'Asia/Shanghai')::date
      or l.charged_at < p.starts_at or l.charged_at >= p.expires_at or p.kind <> l.source`);
  expect(found).toEqual({ wrong: 0 });
});

test('every granted purchase has its packages, in the amount that was bought, and no other purchase has one', async () => {
  const { rows } = await sql<{ state: string; kind: string; classes: number; held: number; bought: number }>`
    select p.state, p.kind, case p.vehicle_class when 'both' then 2 else 1 end as classes, p.amount as bought,
      (select count(*)::integer from quota_package q where q.origin = p.order_code and q.holder_id = p.user_id
        and p.amount = q.amount + coalesce((select sum(amount) from quota_package where parent_package_id = q.package_id), 0)
        and q.starts_at = p.granted_at and q.expires_at = p.granted_at + make_interval(days => p.days)) as held
    from purchase p`.execute(db.sql);
  for (const { state, kind, classes, held } of rows)
    expect(held).toBe(state === 'granted' && kind !== 'retail' ? classes : 0);
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['granted', 'closed', 'refunded', 'refundNeeded']));
  const retail = await counts(sql<{ without: number }>`
    select count(*)::integer as without from purchase p join account a using (user_id)
    where p.state = 'granted' and p.kind = 'retail'
      and (not a.retail_flag or a.retail_expire_time < p.granted_at + make_interval(days => p.days))`);
  expect(retail).toEqual({ without: 0 });
});

test('every refund is in the ledger and the operation log, and a partial one withdrew what had not been used', async () => {
  const { rows } = await sql<{
    isPartial: boolean;
    rest: number;
    withdrawn: number;
    entries: number;
    logged: number;
    isFair: boolean;
    isUnused: boolean;
  }>`
    select p.granted_at is not null as "isPartial", p.amount - coalesce(q.used, 0) as rest,
      (select sum(amount)::integer from quota_withdrawal w where w.order_code = p.order_code) as withdrawn,
      (select count(*)::integer from quota_withdrawal w where w.order_code = p.order_code
        and w.holder_id = p.user_id and w.withdrawn_at = p.refunded_at) as entries,
      (select count(*)::integer from operation_log o where o.action = 'staffRefund' and o.user_id = p.user_id
        and o.subject = p.order_code || ' ¥' || round(p.refunded_fen / 100.0, 2)) as logged,
      p.refunded_fen = coalesce(p.paid_fen * (p.amount - q.used) / p.amount, p.paid_fen) as "isFair",
      not exists (select from quota_ledger l where l.package_id = q.package_id and l.charged_at > p.refunded_at) as "isUnused"
    from purchase p left join quota_package q on q.origin = p.order_code and q.amount = 0 and q.withdrawn_at = p.refunded_at
    where p.state = 'refunded'`.execute(db.sql);
  const partial = rows.filter(({ isPartial }) => isPartial);
  expect(partial.length).toBeGreaterThan(0);
  for (const { rest, withdrawn } of partial) expect(withdrawn).toBe(rest);
  for (const row of rows) expect(row).toMatchObject({ entries: 1, logged: 1, isFair: true, isUnused: true });
});

test('an allocation is the sum of its moves, and an account has one only if it does not share', async () => {
  const { rows } = await sql<{ amount: number; moved: number; dctType: number }>`
    select q.amount, sum(m.amount)::integer as moved, a.dct_type as "dctType"
    from quota_package q join account a on a.user_id = q.holder_id join quota_move m on m.allocation_id = q.package_id
    where q.parent_package_id = m.package_id group by q.package_id, a.user_id`.execute(db.sql);
  expect(rows.length).toBeGreaterThan(0);
  for (const { amount, moved, dctType } of rows) expect([moved, dctType]).toEqual([amount, 2]);
  const lacking = await counts(sql<{ lacking: number }>`
    select count(*)::integer as lacking from account a
    where (a.dct_type = 2) <> exists (select from quota_package where holder_id = a.user_id and origin = 'allocation')`);
  expect(lacking).toEqual({ lacking: 0 });
});

test('each payment has a notice with its verdict', async () => {
  const found = await counts(sql<{ missing: number; refused: number }>`
    select count(*) filter (where n.notice_id is null)::integer as missing,
      (select count(*)::integer from payment_notice where verdict in ('order', 'second')) as refused
    from purchase p left join payment_notice n on n.order_code = p.order_code and n.transaction_id = p.transaction_id
      and n.amount_fen = p.paid_fen and n.verdict = case when p.refund_reason is null then 'accepted' else 'refund' end
    where p.paid_at is not null`);
  expect(found?.missing).toBe(0);
  expect(found?.refused).toBeGreaterThan(0);
});

test('the daily statistics equal the events', async () => {
  expect(await findDifferences(db.sql)).toEqual([]);
});

test('remarks are by staff of the user’s agency code, some next steps are overdue, and the newest is that of the prospect', async () => {
  const found = await counts(sql<{ foreign: number; overdue: number; due: number; stale: number }>`
    select
      count(*) filter (where o.agency_code is distinct from a.agency_code)::integer as foreign,
      count(*) filter (where p.due_on < now() - interval '1 day')::integer as overdue,
      count(*) filter (where p.due_on > now())::integer as due,
      count(*) filter (where (p.due_on, p.next_step) is distinct from (r.due_on, r.next_step)
        or (r.intention is not null and r.intention <> a.intention))::integer as stale
    from account a join prospect p using (user_id)
    join lateral (select * from remark m where m.user_id = a.user_id order by remark_id desc limit 1) r on true
    join account o on o.user_id = r.operator_id`);
  expect(found).toMatchObject({ foreign: 0, stale: 0 });
  expect(found?.overdue).toBeGreaterThan(3);
  expect(found?.due).toBeGreaterThan(3);
});

test('notices have several audiences, and none is shown to the demo accounts, which are newer', async () => {
  const notices = await db.sql
    .selectFrom('notice')
    .select(['audienceRoles', 'audiencePlatform', 'audienceLanguage', 'startTime'])
    .execute();
  expect(new Set(notices.map(({ audiencePlatform }) => audiencePlatform)).size).toBe(3);
  expect(new Set(notices.map(({ audienceLanguage }) => audienceLanguage)).size).toBe(3);
  expect(notices.some(({ audienceRoles }) => audienceRoles.includes(2))).toBe(true);
  const { createdAt } = await db.sql
    .selectFrom('account')
    .select('createdAt')
    .where('username', '=', 'shop')
    .executeTakeFirstOrThrow();
  for (const { startTime } of notices) expect(String(startTime) < createdAt).toBe(true);
});

test('visits of a page are the sum of its days', async () => {
  const found = await counts(sql<{ wrong: number }>`
    select count(*)::integer as wrong from buried_point
    where click_num <> (select sum(clicks) from buried_count c where c.point_id = buried_point.point_id)`);
  expect(found).toEqual({ wrong: 0 });
});

test('nothing lies in the future or before its account, and nothing waits for the reconciler', async () => {
  const found = await counts(sql<{ wrong: number; pending: number }>`
    with happened as (
      select user_id, created_at as at from purchase union all select user_id, refunded_at from purchase
      union all select user_id, created_at from fast_vin_task union all select user_id, answered_at from fast_vin_task
      union all select user_id, updated_at from work_order union all select user_id, logged_at from operation_log
      union all select user_id, answered_at from survey_reply union all select user_id, created_at from package_request
      union all select user_id, searched_at from search_log union all select user_id, created_at from account
      union all select user_id, created_at from remark
    )
    select count(*)::integer as wrong,
      (select count(*)::integer from purchase where state in ('created', 'paid')) as pending
    from happened join account a using (user_id) where at > now() or at < a.created_at - interval '1 second'`);
  expect(found).toEqual({ wrong: 0, pending: 0 });
});

test('customers grow over the weeks, a few of a hundred buy, and sellers and agents have users', async () => {
  const found = await counts(sql<{ old: number; recent: number; mains: number; buyers: number; codes: number }>`
    select count(*) filter (where created_at < now() - interval '90 days')::integer as old,
      count(*) filter (where created_at > now() - interval '30 days' and password_hash = 'hash')::integer as recent,
      count(*) filter (where acct_level = 0)::integer as mains,
      (select count(distinct user_id)::integer from purchase where state = 'granted') as buyers,
      (select count(distinct agency_code)::integer from account join role using (role_id) where role_value = 1) as codes
    from account`);
  expect(found?.recent).toBeGreaterThan((found?.old ?? 0) * 1.2);
  const share = (found?.buyers ?? 0) / (found?.mains ?? 1);
  expect(share).toBeGreaterThan(0.02);
  expect(share).toBeLessThan(0.15);
  expect(found?.codes).toBe(9);
});
