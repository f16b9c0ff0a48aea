import { type RawBuilder, sql } from 'kysely';
import type { Metric } from '../../contract/statistics/rules.ts';
import type { StatisticClass } from '../../contract/statistics/schemas.ts';

export interface StatisticFilters {
  provinceCode?: string | undefined;
  platform?: string | undefined;
  vehicleClass?: StatisticClass | undefined;
}

/** The agency code whose users are counted; null for all users, empty for none. */
export type Scope = string | null;

export interface SumsQuery extends StatisticFilters {
  metrics: readonly Metric[];
  /** Inclusive days. */
  from: string;
  to: string;
  scope: Scope;
}

/** A subquery with the columns of statistic_day, including what is not folded yet. */
export function sumsIn({ metrics, from, to, scope, ...filters }: SumsQuery): RawBuilder<unknown> {
  const condition = sql.join(
    [
      sql`metric = any(${metrics}::text[])`,
      sql`day between ${from}::date and ${to}::date`,
      ...(filters.provinceCode === undefined ? [] : [sql`province_code = ${filters.provinceCode}`]),
      ...(filters.platform === undefined ? [] : [sql`platform = ${filters.platform}`]),
      ...(filters.vehicleClass === undefined ? [] : [sql`vehicle_class = ${filters.vehicleClass}`]),
    ],
    sql` and `,
  );
  const ofJournal = scope === null ? sql`true` : sql`agency_code = ${scope} and agency_code <> ''`;
  // In statistic_day the empty code holds the totals of all users; as a scope it means no users.
  const ofDays = scope === '' ? sql`false` : sql`agency_code = ${scope ?? ''}`;
  return sql`(
    select metric, day, province_code, platform, vehicle_class, amount from statistic_day where ${ofDays} and ${condition}
    union all
    select metric, day, province_code, platform, vehicle_class, amount from statistic_journal
    where ${ofJournal} and ${condition}
  )`;
}
