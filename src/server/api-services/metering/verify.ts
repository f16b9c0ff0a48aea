import { type RawBuilder, sql } from 'kysely';
import { latencyBounds } from '../../../contract/api-services/usage/latency.ts';
import { LOG_DAYS } from '../../../contract/api-services/usage/rules.ts';
import type { Sql } from '../../platform/db/database.ts';

/** A number that two records of the same calls do not have in common. */
export interface MeteringDifference {
  day: string;
  userId: number;
  interfaceCode: string;
  /** Units of the ledger, of the log and of the daily sums. */
  ledgerUnits: number;
  loggedUnits: number;
  countedUnits: number;
  /**
   * Calls of the log and of the daily sums, which also count those beyond a limit: all, refused, errors of ours, empty and
   * repeated ones, and those of each class of latency.
   */
  loggedCalls: number[];
  countedCalls: number[];
}

/** Daily sums of one table that are not those of another. */
export interface SumDifference {
  table: string;
  day: string;
  /** What the sum is of: a customer or an interface. */
  subject: string;
}

export interface GrantDifference {
  grantId: number;
  used: number;
  ledgerUnits: number;
}

const BOUNDS = sql.lit(`{${latencyBounds.join(',')}}`);
const CLASSES = [...latencyBounds, null].map((_, index) => index);

/** The class of an answered call in the log, as latencyBucket computes it. */
const BUCKET = sql`width_bucket(duration_ms - 1, ${BOUNDS}::integer[])`;
const perClass = (columnOf: (index: number) => RawBuilder<unknown>) => sql.join(CLASSES.map(columnOf));

/** Compares ledger, log and daily sums of the whole days that the log still has, at one moment. */
export async function findMeteringDifferences(db: Sql): Promise<MeteringDifference[]> {
  const { rows } = await sql<MeteringDifference>`
    with bounds as (
      select (now() at time zone 'Asia/Shanghai')::date - ${LOG_DAYS - 1}::integer as first_day
    ), ledger as (
      select day, user_id, interface_code, sum(units) as units from api_ledger, bounds where day >= first_day group by 1, 2, 3
    ), logged as (
      select (requested_at at time zone 'Asia/Shanghai')::date as day, user_id, interface_code, sum(units) as units,
        array[count(*), count(*) filter (where status between 400 and 499), count(*) filter (where status >= 500),
          count(*) filter (where reason = 'empty'), count(*) filter (where reason = 'repeated'),
          ${perClass((index) => sql`count(*) filter (where status < 400 and ${BUCKET} = ${sql.lit(index)})`)}]::integer[] as calls
      from api_request, bounds
      where (requested_at at time zone 'Asia/Shanghai')::date >= first_day group by 1, 2, 3
    ), counted as (
      select day, user_id, interface_code, sum(units) as units,
        array[sum(calls - limited), sum(refused), sum(errors), sum(empty), sum(repeated),
          ${perClass((index) => sql`sum(latency[${sql.lit(index + 1)}])`)}]::integer[] as calls
      from api_usage_day, bounds where day >= first_day group by 1, 2, 3
    ), compared as (
      select day, user_id as "userId", interface_code as "interfaceCode", coalesce(l.units, 0)::integer as "ledgerUnits",
        coalesce(r.units, 0)::integer as "loggedUnits", coalesce(c.units, 0)::integer as "countedUnits",
        coalesce(r.calls, ${NO_CALLS}) as "loggedCalls", coalesce(c.calls, ${NO_CALLS}) as "countedCalls"
      from ledger l full join logged r using (day, user_id, interface_code)
        full join counted c using (day, user_id, interface_code)
    )
    select * from compared
    where "ledgerUnits" <> "loggedUnits" or "loggedUnits" <> "countedUnits" or "loggedCalls" <> "countedCalls"
    order by day, "userId", "interfaceCode"`.execute(db);
  return rows;
}

const NO_CALLS = sql`array_fill(0, array[${sql.lit(CLASSES.length + 5)}])`;

const SUMS = sql`sum(calls) as calls, sum(units) as units, sum(refused) as refused, sum(errors) as errors,
  sum(limited) as limited, sum(empty) as empty, sum(repeated) as repeated,
  array[${perClass((index) => sql`sum(latency[${sql.lit(index + 1)}])`)}] as latency`;

/** Compares the daily sums by customer and interface with those by customer, by interface and with the days of callers. */
export async function findSumDifferences(db: Sql): Promise<SumDifference[]> {
  const { rows } = await sql<SumDifference>`
    select 'api_usage_customer_day' as "table", day, user_id::text as subject
    from (select day, user_id, mode, ${SUMS} from api_usage_day group by 1, 2, 3) whole
      full join (select day, user_id, mode, ${SUMS} from api_usage_customer_day group by 1, 2, 3) part
        using (day, user_id, mode)
    where ${areDifferent}
    union all
    select 'api_usage_interface_day', day, interface_code
    from (select day, interface_code, mode, ${SUMS} from api_usage_day group by 1, 2, 3) whole
      full join (select day, interface_code, mode, ${SUMS} from api_usage_interface_day group by 1, 2, 3) part
        using (day, interface_code, mode)
    where ${areDifferent}
    union all
    select 'api_usage_caller_month', month, interface_code || ' ' || user_id
    from (select date_trunc('month', day)::date as month, interface_code, mode, user_id,
        bit_or(1 << extract(day from day)::integer - 1) as days from api_usage_day group by 1, 2, 3, 4) whole
      full join api_usage_caller_month part using (month, interface_code, mode, user_id)
    where whole.days is distinct from part.days
    order by 1, 2, 3`.execute(db);
  return rows;
}

const areDifferent = sql`
  (whole.calls, whole.units, whole.refused, whole.errors, whole.limited, whole.empty, whole.repeated, whole.latency)
  is distinct from
  (part.calls, part.units, part.refused, part.errors, part.limited, part.empty, part.repeated, part.latency)`;

/** Grants whose used units are not those of the ledger. */
export async function findGrantDifferences(db: Sql): Promise<GrantDifference[]> {
  const { rows } = await sql<GrantDifference>`
    select g.grant_id as "grantId", g.used, coalesce(l.units, 0)::integer as "ledgerUnits"
    from api_grant g left join (select grant_id, sum(units) as units from api_ledger group by grant_id) l using (grant_id)
    where g.used <> coalesce(l.units, 0) order by g.grant_id`.execute(db);
  return rows;
}
