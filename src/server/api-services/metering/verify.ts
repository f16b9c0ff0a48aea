import { sql } from 'kysely';
import { LOG_DAYS } from '../../../contract/api-services/usage/rules.ts';
import type { Sql } from '../../platform/db/database.ts';

/** A number that two records of the same calls do not have in common. */
export interface MeteringDifference {
  day: string;
  userId: number;
  interfaceCode: string;
  /** Units of the ledger, of the log and of the daily sums; calls of the log and of the daily sums. */
  ledgerUnits: number;
  loggedUnits: number;
  countedUnits: number;
  loggedCalls: number;
  countedCalls: number;
}

export interface GrantDifference {
  grantId: number;
  used: number;
  ledgerUnits: number;
}

/** Compares ledger, log and daily sums of the whole days that the log still has, at one moment. */
export async function findMeteringDifferences(db: Sql): Promise<MeteringDifference[]> {
  const { rows } = await sql<MeteringDifference>`
    with bounds as (
      select (now() at time zone 'Asia/Shanghai')::date - ${LOG_DAYS - 1}::integer as first_day
    ), ledger as (
      select day, user_id, interface_code, sum(units) as units from api_ledger, bounds where day >= first_day group by 1, 2, 3
    ), logged as (
      select (requested_at at time zone 'Asia/Shanghai')::date as day, user_id, interface_code, sum(units) as units,
        count(*) as calls
      from api_request, bounds
      where (requested_at at time zone 'Asia/Shanghai')::date >= first_day group by 1, 2, 3
    ), counted as (
      select day, user_id, interface_code, sum(units) as units, sum(calls - limited) as calls
      from api_usage_day, bounds where day >= first_day group by 1, 2, 3
    ), compared as (
      select day, user_id as "userId", interface_code as "interfaceCode", coalesce(l.units, 0)::integer as "ledgerUnits",
        coalesce(r.units, 0)::integer as "loggedUnits", coalesce(c.units, 0)::integer as "countedUnits",
        coalesce(r.calls, 0)::integer as "loggedCalls", coalesce(c.calls, 0)::integer as "countedCalls"
      from ledger l full join logged r using (day, user_id, interface_code)
        full join counted c using (day, user_id, interface_code)
    )
    select * from compared
    where "ledgerUnits" <> "loggedUnits" or "loggedUnits" <> "countedUnits" or "loggedCalls" <> "countedCalls"
    order by day, "userId", "interfaceCode"`.execute(db);
  return rows;
}

/** Grants whose used units are not those of the ledger. */
export async function findGrantDifferences(db: Sql): Promise<GrantDifference[]> {
  const { rows } = await sql<GrantDifference>`
    select g.grant_id as "grantId", g.used, coalesce(l.units, 0)::integer as "ledgerUnits"
    from api_grant g left join (select grant_id, sum(units) as units from api_ledger group by grant_id) l using (grant_id)
    where g.used <> coalesce(l.units, 0) order by g.grant_id`.execute(db);
  return rows;
}
