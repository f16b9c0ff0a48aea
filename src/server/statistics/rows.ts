import { type RawBuilder, sql } from 'kysely';
import type { CheckedBodyOf, ResultOf } from '../../contract/call.ts';
import type { Language } from '../../contract/codes.ts';
import type { statisticsCalls } from '../../contract/statistics/calls.ts';
import { STATISTIC_ROWS_MAX } from '../../contract/statistics/rules.ts';
import type { StatisticRow } from '../../contract/statistics/schemas.ts';
import type { Sql } from '../platform/db/database.ts';
import { endOfShopDay, startOfShopDay } from '../platform/db/shop-days.ts';
import { Refusal } from '../platform/errors.ts';
import { type RowSource, rowSources } from './row-sources.ts';
import { type Scope, sumsIn } from './sums.ts';

type Query = CheckedBodyOf<typeof statisticsCalls.statisticRows>;

interface Reader {
  scope: Scope;
  language: Language;
}

const FIRST_DAY = '2000-01-01';
const LAST_DAY = '9999-12-31';

/** A page of the rows that a figure counts, newest first. @throws Refusal 300241 beyond the last row that can be reached */
export async function listRows(
  db: Sql,
  { scope, language }: Reader,
  query: Query,
): Promise<ResultOf<typeof statisticsCalls.statisticRows>> {
  const { pageNum, pageSize } = query;
  if (pageNum * pageSize > STATISTIC_ROWS_MAX) throw new Refusal('300241');
  const source = rowSources[query.metric];
  const { rows } = await sql<StatisticRow>`
    select ${source.id}::text as id, ${source.at} as at, e.user_id as "userId", a.username,
      a.company_name as "companyName", a.province_code as "provinceCode", ${source.platform ?? sql`a.platform`} as platform,
      ${source.vehicleClass ?? sql`null`} as "vehicleClass", ${source.kind ?? sql`null`} as kind,
      ${source.subject(language)} as subject, ${source.amountFen ?? sql`null`} as "amountFen"
    from ${source.table} e join account a using (user_id)
    where ${conditionsOf(source, query, scope)}
    order by ${source.time} desc, ${source.id} desc
    limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(db);
  return { rows, total: await countRows(db, query, scope) };
}

export async function countRows(
  db: Sql,
  query: Omit<Query, 'pageNum' | 'pageSize' | 'agencyCode'>,
  scope: Scope,
): Promise<number> {
  const source = rowSources[query.metric];
  const { from = FIRST_DAY, to = LAST_DAY, metric: _, ...filters } = query;
  const { rows } = await (source.counter === undefined
    ? sql<{ total: number }>`
      select count(*) as total from ${source.table} e join account a using (user_id)
      where ${conditionsOf(source, query, scope)}`
    : sql<{ total: number }>`
      select coalesce(sum(amount), 0) as total
      from ${sumsIn({ metrics: [source.counter], from, to, scope, ...filters })} cells`
  ).execute(db);
  return rows[0]?.total ?? 0;
}

type Filters = Pick<Query, 'from' | 'to' | 'provinceCode' | 'platform' | 'vehicleClass'>;

function conditionsOf(source: RowSource, query: Filters, scope: Scope): RawBuilder<unknown> {
  const { from, to, provinceCode, platform, vehicleClass } = query;
  const { time, isDay } = source;
  return sql.join(
    [
      source.where ?? sql`${time} is not null`,
      ...(from === undefined ? [] : [sql`${time} >= ${isDay ? sql`${from}::date` : startOfShopDay(from)}`]),
      ...(to === undefined ? [] : [isDay ? sql`${time} <= ${to}::date` : sql`${time} < ${endOfShopDay(to)}`]),
      ...(provinceCode === undefined ? [] : [sql`a.province_code = ${provinceCode}`]),
      ...(platform === undefined ? [] : [sql`${source.platform ?? sql`a.platform`} = ${platform}`]),
      ...(vehicleClass === undefined ? [] : [sql`${source.vehicleClass ?? sql`''`} = ${vehicleClass}`]),
      ...(scope === null ? [] : [sql`a.agency_code = ${scope} and ${scope}::text <> ''`]),
    ],
    sql` and `,
  );
}
