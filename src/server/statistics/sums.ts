import { type RawBuilder, sql } from 'kysely';
import { addDays } from '../../contract/days/calendar-days.ts';
import type { Metric } from '../../contract/statistics/rules.ts';
import type { StatisticClass } from '../../contract/statistics/schemas.ts';
import { wholeMonths } from './days.ts';

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
export function sumsIn(query: SumsQuery): RawBuilder<unknown> {
  return sql`(
    select metric, day, province_code, platform, vehicle_class, amount from statistic_day ${whereOf(query, 'day')}
    union all ${journalIn(query)}
  )`;
}

/** The same without the provinces, brands and classes, which are summed: a subquery with metric, day and amount. */
export function dayTotalsIn(query: Omit<SumsQuery, keyof StatisticFilters>): RawBuilder<unknown> {
  return sql`(
    select metric, day, amount from statistic_day_total ${whereOf(query, 'day')}
    union all select metric, day, amount from ${journalIn(query)} journal
  )`;
}

/** The same without the days: whole months are read as such. */
export function periodSumsIn(query: SumsQuery): RawBuilder<unknown> {
  const { from, to } = query;
  const months = wholeMonths(from, to);
  const days =
    months === undefined
      ? [{ from, to }]
      : [
          { from, to: addDays(months.from, -1) },
          { from: months.next, to },
        ].filter((period) => period.from <= period.to);
  const columns = sql`metric, province_code, platform, vehicle_class, amount`;
  const parts = [
    ...(months === undefined
      ? []
      : [
          sql`select ${columns} from statistic_month ${whereOf({ ...query, from: months.from, to: months.last }, 'month')}`,
        ]),
    ...days.map((period) => sql`select ${columns} from statistic_day ${whereOf({ ...query, ...period }, 'day')}`),
    sql`select ${columns} from ${journalIn(query)} journal`,
  ];
  return sql`(${sql.join(parts, sql` union all `)})`;
}

function journalIn(query: SumsQuery): RawBuilder<unknown> {
  const { scope } = query;
  const ofScope = scope === null ? sql`true` : sql`agency_code = ${scope} and agency_code <> ''`;
  return sql`(
    select metric, day, province_code, platform, vehicle_class, amount from statistic_journal
    where ${ofScope} and ${conditionOf(query, 'day')}
  )`;
}

/** Of a table of sums. Its empty code holds the totals of all users; as a scope it means no users. */
function whereOf(query: SumsQuery, time: 'day' | 'month'): RawBuilder<unknown> {
  const { scope } = query;
  return sql`where ${scope === '' ? sql`false` : sql`agency_code = ${scope ?? ''}`} and ${conditionOf(query, time)}`;
}

function conditionOf({ metrics, from, to, ...filters }: SumsQuery, time: 'day' | 'month'): RawBuilder<unknown> {
  return sql.join(
    [
      sql`metric = any(${metrics}::text[])`,
      sql`${sql.ref(time)} between ${from}::date and ${to}::date`,
      ...(filters.provinceCode === undefined ? [] : [sql`province_code = ${filters.provinceCode}`]),
      ...(filters.platform === undefined ? [] : [sql`platform = ${filters.platform}`]),
      ...(filters.vehicleClass === undefined ? [] : [sql`vehicle_class = ${filters.vehicleClass}`]),
    ],
    sql` and `,
  );
}
