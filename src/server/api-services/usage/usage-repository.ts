import { type RawBuilder, sql } from 'kysely';
import { LATENCY_BUCKETS } from '../../../contract/api-services/usage/latency.ts';
import { STATISTICS_DAYS_MAX } from '../../../contract/api-services/usage/rules.ts';
import type { UsageDay } from '../../../contract/api-services/usage/schemas.ts';
import type { KeyMode } from '../../../contract/api-services/wire.ts';
import { countDays } from '../../../contract/days/calendar-days.ts';
import type { Sql } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import { type CustomerScope, everyCustomer } from '../visible-customers.ts';
import { type CountedUsage, sumsOf } from './sums.ts';

export interface Period {
  from: string;
  to: string;
}

interface UsageFilter extends Period {
  userId: number;
  interfaceCode?: string | undefined;
  mode?: KeyMode | undefined;
}

export type UsageRow = CountedUsage & { day: string; interfaceCode: string; mode: KeyMode };

/** @throws Refusal 900400 for a period that is too long or ends before it begins */
export function checkPeriod({ from, to }: Period): void {
  const days = countDays(from, to);
  if (days >= 1 && days <= STATISTICS_DAYS_MAX) return;
  throw new Refusal('900400', {
    problems: [
      {
        path: 'to',
        zh: `统计区间须为 1 到 ${STATISTICS_DAYS_MAX} 天`,
        en: `the period must have 1 to ${STATISTICS_DAYS_MAX} days`,
      },
    ],
  });
}

/** The sums of a customer by day, interface and mode; the newest day first. */
export async function listUsage(db: Sql, { userId, from, to, interfaceCode, mode }: UsageFilter): Promise<UsageRow[]> {
  const { rows } = await sql<UsageRow>`
    select day, interface_code as "interfaceCode", mode, calls, units, refused, errors, limited, empty, repeated, latency
    from api_usage_day
    where user_id = ${userId} and day between ${from}::date and ${to}::date
      ${interfaceCode === undefined ? sql`` : sql`and interface_code = ${interfaceCode}`}
      ${mode === undefined ? sql`` : sql`and mode = ${mode}`}
    order by day desc, interface_code, mode`.execute(db);
  return rows;
}

export function toUsageDay({ day, interfaceCode, mode, ...usage }: UsageRow): UsageDay {
  return { day, interfaceCode, mode, ...sumsOf(usage) };
}

const buckets = sql.join(
  Array.from({ length: LATENCY_BUCKETS }, (_, index) => sql`sum(u.latency[${sql.lit(index + 1)}])`),
);
const sumColumns = sql`sum(u.calls)::integer as calls, sum(u.units)::integer as units,
  sum(u.refused)::integer as refused, sum(u.errors)::integer as errors, sum(u.limited)::integer as limited,
  sum(u.empty)::integer as empty, sum(u.repeated)::integer as repeated, array[${buckets}]::integer[] as latency`;

/** The usage that is counted. */
export interface StatisticsFilter extends Period {
  mode: KeyMode;
  interfaceCode?: string | undefined;
  userId?: number | undefined;
  scope: CustomerScope;
}

/** The condition on rows `u` of the sums by day. */
function isCounted({ from, to, mode, interfaceCode, userId, scope }: StatisticsFilter): RawBuilder<unknown> {
  return sql`u.day between ${from}::date and ${to}::date and u.mode = ${mode} and ${scope(sql`u.user_id`)}
    ${interfaceCode === undefined ? sql`` : sql`and u.interface_code = ${interfaceCode}`}
    ${userId === undefined ? sql`` : sql`and u.user_id = ${userId}`}`;
}

export type InterfaceDayRow = CountedUsage & { interfaceCode: string; day: string };

/** Whether all customers are counted: these sums are kept by interface. */
const isOfAll = ({ userId, scope }: StatisticsFilter) => userId === undefined && scope === everyCustomer;

/** By interface and day. */
export async function sumByInterfaceAndDay(db: Sql, filter: StatisticsFilter): Promise<InterfaceDayRow[]> {
  const { rows } = await sql<InterfaceDayRow>`
    select u.interface_code as "interfaceCode", u.day, ${sumColumns}
    from ${sql.table(isOfAll(filter) ? 'api_usage_interface_day' : 'api_usage_day')} u
    where ${isCounted(filter)} group by u.interface_code, u.day`.execute(db);
  return rows;
}

/** The number of customers by interface. */
export async function countCustomers(db: Sql, filter: StatisticsFilter): Promise<ReadonlyMap<string, number>> {
  // Counted from groups: count(distinct) would sort every row.
  const { rows } = await sql<{ code: string; customers: number }>`
    select interface_code as code, count(*)::integer as customers
    from (${isOfAll(filter) ? callersOfMonths(filter) : callersOfDays(filter)}) callers group by interface_code`.execute(
    db,
  );
  return new Map(rows.map(({ code, customers }) => [code, customers]));
}

const callersOfDays = (filter: StatisticsFilter) => sql`
  select u.interface_code, u.user_id from api_usage_day u
  where ${isCounted(filter)} group by u.interface_code, u.user_id`;

const callersOfMonths = ({ interfaceCode, mode, ...period }: StatisticsFilter) => sql`
  select interface_code, user_id from api_usage_caller_month
  where month between date_trunc('month', ${period.from}::date)::date and ${period.to}::date and mode = ${mode}
    and days & ${daysInPeriod(period)} <> 0
    ${interfaceCode === undefined ? sql`` : sql`and interface_code = ${interfaceCode}`}
  group by interface_code, user_id`;

/** The bits of the row's month that are in the period: of the first month from its day on, of the last up to its day. */
function daysInPeriod({ from, to }: Period): RawBuilder<number> {
  return sql`(case when month = date_trunc('month', ${from}::date)::date
      then -1 << extract(day from ${from}::date)::integer - 1 else -1 end
    & case when month = date_trunc('month', ${to}::date)::date
      then ((1::bigint << extract(day from ${to}::date)::integer) - 1)::integer else -1 end)`;
}

export type CustomerUsageRow = CountedUsage & { userId: number; username: string | null };

const TOP_CUSTOMERS = 20;

/** The customers that called most, the first one most. */
export async function sumByCustomer(db: Sql, filter: StatisticsFilter): Promise<CustomerUsageRow[]> {
  const source = sql.table(filter.interfaceCode === undefined ? 'api_usage_customer_day' : 'api_usage_day');
  // The classes of latency are added up for the customers that are shown only.
  const { rows } = await sql<CustomerUsageRow>`
    with top as (
      select u.user_id from ${source} u where ${isCounted(filter)}
      group by u.user_id order by sum(u.calls) desc, u.user_id limit ${TOP_CUSTOMERS}
    )
    select u.user_id as "userId", a.username, ${sumColumns}
    from top join ${source} u using (user_id) left join account a on a.user_id = u.user_id
    where ${isCounted(filter)}
    group by u.user_id, a.username order by calls desc, u.user_id`.execute(db);
  return rows;
}

export interface DeprecatedUsage {
  interfaceCode: string;
  userId: number;
  username: string | null;
  calls: number;
  lastDay: string;
}

const CALLERS_MAX = 200;

/** Who called one of the interfaces, who did so most first. */
export async function listCallers(
  db: Sql,
  filter: StatisticsFilter,
  codes: readonly string[],
): Promise<DeprecatedUsage[]> {
  if (codes.length === 0) return [];
  // Grouped before the names are joined: grouping tens of thousands of rows by a text sorts them on disk.
  const { rows } = await sql<DeprecatedUsage>`
    select c.code as "interfaceCode", c.user_id as "userId", a.username, c.calls, c.last_day as "lastDay"
    from (
      select u.interface_code as code, u.user_id, sum(u.calls)::integer as calls, max(u.day) as last_day
      from api_usage_day u
      where ${isCounted(filter)} and u.interface_code = any(${[...codes]}::text[])
      group by u.interface_code, u.user_id order by calls desc, u.user_id, u.interface_code limit ${CALLERS_MAX}
    ) c left join account a using (user_id)
    order by c.calls desc, c.user_id, c.code`.execute(db);
  return rows;
}
