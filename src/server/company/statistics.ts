import { type RawBuilder, sql } from 'kysely';
import type { Language } from '../../contract/codes.ts';
import type { UseStatistics } from '../../contract/company/schemas.ts';
import type { Sql } from '../platform/db/database.ts';
import { endOfShopDay, shopTime, startOfShopDay } from '../platform/db/shop-days.ts';
import { Refusal } from '../platform/errors.ts';

/** The accounts, and the days in Asia/Shanghai, inclusive. */
export interface StatisticsQuery {
  userIds: readonly number[];
  from: string;
  to: string;
}

const MOST_VEHICLES = 10;

/** Charged lookups, from the ledger. */
export async function readStatistics(db: Sql, query: StatisticsQuery, language: Language): Promise<UseStatistics> {
  const [days, accounts, reasons, vehicles] = await Promise.all([
    readDays(db, query),
    readAccounts(db, query),
    readReasons(db, query),
    readVehicles(db, query, language),
  ]);
  return { days, accounts, reasons, vehicles };
}

/**
 * The accounts whose statistics a caller may see: a main account its company's or one of them, a sub account its own.
 * @throws Refusal 900403 for an account without a company, 900404 for an account of another company
 */
export async function listVisibleAccounts(db: Sql, callerId: number, userId: number | undefined): Promise<number[]> {
  const { rows } = await sql<{ userId: number }>`
    select a.user_id as "userId" from account a
    join account caller on caller.user_id = ${callerId}
    join account main on main.user_id = case when caller.acct_level = 0 then caller.user_id else caller.parent_id end
    where main.dept_id is not null and main.acct_level = 0 and (
      a.user_id = caller.user_id or (caller.acct_level = 0 and a.parent_id = caller.user_id and a.acct_level <> 0)
    )`.execute(db);
  if (rows.length === 0) throw new Refusal('900403');
  const seen = rows.map((row) => row.userId);
  if (userId === undefined) return seen;
  if (!seen.includes(userId)) throw new Refusal('900404');
  return [userId];
}

const C = sql`count(*) filter (where l.vehicle_class = 'C')::integer`;
const B = sql`count(*) filter (where l.vehicle_class = 'B')::integer`;

/** Condition on the indexed time of the ledger, from midnight to midnight. */
const within = ({ userIds, from, to }: StatisticsQuery): RawBuilder<unknown> => sql`
  l.user_id = any(${userIds}::integer[])
  and l.charged_at >= ${startOfShopDay(from)}
  and l.charged_at < ${endOfShopDay(to)}`;

async function readDays(db: Sql, query: StatisticsQuery): Promise<UseStatistics['days']> {
  const { rows } = await sql<UseStatistics['days'][number]>`
    select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(used."C", 0) as "C", coalesce(used."B", 0) as "B"
    from generate_series(${query.from}::date::timestamp, ${query.to}::date::timestamp, interval '1 day') as d (day)
    left join (
      select ${shopTime(sql`l.charged_at`)}::date as day, ${C} as "C", ${B} as "B"
      from quota_ledger l where ${within(query)} group by 1
    ) used on used.day = d.day::date
    order by d.day`.execute(db);
  return rows;
}

async function readAccounts(db: Sql, query: StatisticsQuery): Promise<UseStatistics['accounts']> {
  const { rows } = await sql<UseStatistics['accounts'][number]>`
    select a.user_id as "userId", a.username, a.user_realname as "userRealname", a.acct_level = 0 as "isMain",
      a.is_disabled as "isDisabled", coalesce(used."C", 0) as "C", coalesce(used."B", 0) as "B"
    from account a left join (
      select l.user_id, ${C} as "C", ${B} as "B" from quota_ledger l where ${within(query)} group by 1
    ) used on used.user_id = a.user_id
    where a.user_id = any(${query.userIds}::integer[])
    order by coalesce(used."C" + used."B", 0) desc, a.acct_level, a.user_id`.execute(db);
  return rows;
}

async function readReasons(db: Sql, query: StatisticsQuery): Promise<UseStatistics['reasons']> {
  const { rows } = await sql<UseStatistics['reasons'][number]>`
    select l.reason, ${C} as "C", ${B} as "B" from quota_ledger l where ${within(query)}
    group by 1 order by count(*) desc, 1`.execute(db);
  return rows;
}

/** Charges for vehicles that no longer exist are left out. */
async function readVehicles(db: Sql, query: StatisticsQuery, language: Language): Promise<UseStatistics['vehicles']> {
  const name = sql.raw(language === 'en' ? 'name_en' : 'name_zh');
  const { rows } = await sql<UseStatistics['vehicles'][number]>`
    select v.vehicle_id as "vehicleId", f.vehicle_class as "vehicleTypeCode", b.${name} as "brandName",
      f.${name} as "familyName", v.${name} as "vehicleName", used.n as used
    from (
      select l.subject, count(*)::integer as n from quota_ledger l
      where ${within(query)} and l.reason in ('parts', 'config') and l.subject ~ '^[1-9][0-9]{0,8}$' group by 1
    ) used
    join vehicle v on v.vehicle_id = used.subject::integer
    join vehicle_group g using (group_id) join family f using (family_id) join brand b using (brand_id)
    order by used.n desc, v.vehicle_id limit ${MOST_VEHICLES}`.execute(db);
  return rows;
}
