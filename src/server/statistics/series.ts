import { type RawBuilder, sql } from 'kysely';
import type { CheckedBodyOf, ResultOf } from '../../contract/call.ts';
import { addDays, countDays } from '../../contract/days/calendar-days.ts';
import type { statisticsCalls } from '../../contract/statistics/calls.ts';
import { METRICS, type Metric } from '../../contract/statistics/rules.ts';
import type { Amounts, StatisticGroup } from '../../contract/statistics/schemas.ts';
import type { Sql } from '../platform/db/database.ts';
import { type Span, spansOf } from './days.ts';
import { dayTotalsIn, periodSumsIn, type Scope, type SumsQuery, sumsIn } from './sums.ts';

type Query = CheckedBodyOf<typeof statisticsCalls.statisticSeries>;
type Series = ResultOf<typeof statisticsCalls.statisticSeries>;
type Compared = Pick<Series['rows'][number], 'current' | 'previous'>;

interface Sum {
  key: string;
  metric: Metric;
  current: number;
  previous: number;
}

const columns: Record<Exclude<StatisticGroup, 'time'>, RawBuilder<unknown>> = {
  province: sql`province_code`,
  platform: sql`platform`,
  vehicleClass: sql`vehicle_class`,
};

/** The figures of a period and of as many days before, each day of which is counted in the unit of its counterpart. */
export async function readSeries(db: Sql, query: Query, scope: Scope): Promise<Series> {
  const { from, to, unit, by, agencyCode: _, ...filters } = query;
  const days = countDays(from, to);
  const previousFrom = addDays(from, -days);
  const read = { metrics: METRICS, scope, ...filters };
  const rows =
    by === 'time'
      ? await sumByTime(db, { ...read, from, to, previousFrom, unit, days })
      : await sumByGroup(db, columns[by], {
          current: { ...read, from, to },
          previous: { ...read, from: previousFrom, to: addDays(from, -1) },
        });
  const byKey = amountsByKey(rows);
  const spans = by === 'time' ? spansOf(from, to, unit) : groupsOf(byKey, { from, to });
  return {
    rows: spans.map((span) => ({ ...span, ...(byKey.get(span.key) ?? noFigures()) })),
    totals: totalsOf(rows),
    previousFrom,
    previousTo: addDays(from, -1),
  };
}

interface TimeQuery extends SumsQuery, Pick<Query, 'unit'> {
  previousFrom: string;
  /** The length of the period. */
  days: number;
}

/** Each day before the period is counted in the unit of its counterpart. */
async function sumByTime(db: Sql, { unit, days, previousFrom, ...query }: TimeQuery): Promise<Sum[]> {
  const { from, provinceCode, platform, vehicleClass } = query;
  const isFiltered = [provinceCode, platform, vehicleClass].some((value) => value !== undefined);
  const cells = (isFiltered ? sumsIn : dayTotalsIn)({ ...query, from: previousFrom });
  const counterpart = sql`case when day < ${from}::date then day + ${days}::integer else day end`;
  // Summed by day first: a key is then made for some thousand rows instead of hundreds of thousands.
  const { rows } = await sql<Sum>`
    select date_trunc(${sql.lit(unit)}, (${counterpart})::timestamp)::date::text as key, metric,
      coalesce(sum(amount) filter (where day >= ${from}::date), 0)::float8 as current,
      coalesce(sum(amount) filter (where day < ${from}::date), 0)::float8 as previous
    from (select day, metric, sum(amount) as amount from ${cells} cells group by 1, 2) sums
    group by 1, 2`.execute(db);
  return rows;
}

async function sumByGroup(
  db: Sql,
  key: RawBuilder<unknown>,
  { current, previous }: Record<'current' | 'previous', SumsQuery>,
): Promise<Sum[]> {
  const { rows } = await sql<Sum>`
    select ${key} as key, metric, coalesce(sum(amount) filter (where is_current), 0)::float8 as current,
      coalesce(sum(amount) filter (where not is_current), 0)::float8 as previous
    from (
      select true as is_current, * from ${periodSumsIn(current)} now
      union all select false, * from ${periodSumsIn(previous)} before
    ) sums group by 1, 2`.execute(db);
  return rows;
}

/** The groups with a figure, the one with the most lookups first. */
function groupsOf(byKey: ReadonlyMap<string, Compared>, period: Omit<Span, 'key'>): Span[] {
  return [...byKey]
    .sort(([key, one], [otherKey, other]) => other.current.lookups - one.current.lookups || key.localeCompare(otherKey))
    .map(([key]) => ({ key, ...period }));
}

function amountsByKey(sums: readonly Sum[]): Map<string, Compared> {
  const byKey = new Map<string, Compared>();
  for (const { key, metric, current, previous } of sums) {
    if (current === 0 && previous === 0) continue;
    const compared = byKey.get(key) ?? noFigures();
    compared.current[metric] = current;
    compared.previous[metric] = previous;
    byKey.set(key, compared);
  }
  return byKey;
}

function totalsOf(sums: readonly Sum[]): Compared {
  const totals = noFigures();
  for (const { metric, current, previous } of sums) {
    totals.current[metric] += current;
    totals.previous[metric] += previous;
  }
  return totals;
}

const noAmounts = (): Amounts => ({
  ...{ lookups: 0, users: 0, purchases: 0, paidPurchases: 0, revenueFen: 0, refundsFen: 0 },
  ...{ searches: 0, emptySearches: 0, workOrders: 0, visits: 0 },
});
const noFigures = (): Compared => ({ current: noAmounts(), previous: noAmounts() });
