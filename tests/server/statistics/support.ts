import { sql } from 'kysely';
import type { Caller, TestApi } from '../../support/server/api.ts';

/**
 * Users 101 to 103 on both brands, 101 and 103 with the seller's code S1, with events of today, of a week ago and of
 * the year before. The seller's and the agent's role may open start, statistics and bills.
 */
export async function addEvents({ db, users }: TestApi): Promise<void> {
  await db.execute(`
    update account set agency_code = 'S1' where user_id = ${users.seller.userId};
    update account set created_at = '2020-01-01' where user_id < 100;
    insert into role_power (role_id, power_id) select role_id, power_id from role, power
      where role_value in (2, 3) and power_code in ('/manager/start', '/manager/statistics', '/manager/bill', '/manager/task',
        '/manager/opportunity')
      on conflict do nothing;
    insert into account (user_id, username, password_hash, role_id, agency_code, province_code, platform, created_at)
    select id, 'user ' || id, '-', (select min(role_id) from role where role_value = 1),
      case when id = 102 then null else 'S1' end, case when id = 102 then '310000' else '440000' end,
      case when id = 103 then 'qpzj' else 'easyEpc' end, now() - make_interval(days => case when id = 103 then 7 else 0 end)
    from generate_series(101, 103) id;
    insert into quota_ledger (holder_id, user_id, vehicle_class, reason, subject, source, day, operation_id, charged_at)
    select u, u, case n % 3 when 0 then 'B' else 'C' end, 'province', '110000', 'free',
      (at at time zone 'Asia/Shanghai')::date, 'operation ' || n || ' ' || d, at
    from generate_series(101, 103) u, generate_series(1, 5) n, unnest(array[0, 7, 200]) d
      cross join lateral (select now() - make_interval(days => d) as at) moment;
    insert into purchase (order_code, user_id, operation_id, package_name, package_name_en, vehicle_class, kind, amount, days,
      price_fen, is_once, platform, expires_at, state, paid_fen, paid_at, refunded_at,
      refunded_fen, created_at)
    select 'E' || lpad(u || n::text, 20, '0'), u, 'op ' || n, 'p', 'p', 'both', 'count', 1, 1, 1000 + u, false, 'easyEpc', now(),
      case n when 1 then 'created' when 2 then 'granted' when 3 then 'refunded' else 'refundNeeded' end,
      case when n > 1 then 1000 + u end, case when n > 1 then now() end, case when n = 3 then now() end,
      case when n = 3 then 500 + u end, now() - interval '1 day' * n
    from generate_series(101, 103) u, generate_series(1, 4) n;
    insert into work_order (user_id, name, vehicle_type, brand_name, family_name, vehicle_name, province_code)
      select u, 'order', 'pac', '', '', '', '110000' from generate_series(101, 103) u;
    insert into search_log (user_id, kind, search_text, is_empty) values (101, 'oe', 'none', true), (102, 'oe', 'x', false);
    insert into fast_vin_task (user_id, vin, platform, status) values (101, 'LSVAA4189E2123456', 'easyEpc', 0),
      (102, 'LSVAA4189E2123457', 'easyEpc', 2);
    insert into package_request (user_id, vehicle_class, kind, amount, note) values (101, 'C', 'count', 5, ''), (102, 'C', 'count', 5, '');
    update prospect set due_on = (now() at time zone 'Asia/Shanghai')::date + 102 - user_id where user_id between 101 and 103`);
}

/** A single number from SQL of the test's own. */
export async function numberOf({ db }: TestApi, query: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`${sql.raw(`select (${query})::float8 as n`)}`.execute(db.sql);
  return rows[0]?.n ?? Number.NaN;
}

/** As SQL. */
export const TODAY = "(now() at time zone 'Asia/Shanghai')::date";
export const dayOf = (column: string) => `(${column} at time zone 'Asia/Shanghai')::date`;

/** The condition on the account `a` by which a caller of the tests sees users. */
export const seenBy = (api: TestApi, caller: Caller) =>
  caller === api.users.manager ? 'true' : caller === api.users.seller ? "a.agency_code = 'S1'" : 'false';
