import { type RawBuilder, sql } from 'kysely';
import { ALERT_PAGE } from '../../contract/api-services/alerts/rules.ts';
import { BILL_PAGE } from '../../contract/billing/rules.ts';
import type { ResultOf } from '../../contract/call.ts';
import { addDays } from '../../contract/days/calendar-days.ts';
import type { statisticsCalls } from '../../contract/statistics/calls.ts';
import { STATISTICS_PAGE } from '../../contract/statistics/rules.ts';
import { OPPORTUNITY_PAGE } from '../../contract/users/prospect-rules.ts';
import { VIN_REQUEST_PAGE } from '../../contract/vin-requests/rules.ts';
import { agencyOf, agencyScope } from '../http/agency-scope.ts';
import type { Session } from '../http/request-context.ts';
import type { Sql } from '../platform/db/database.ts';
import { SHOP_TODAY, startOfShopDay } from '../platform/db/shop-days.ts';
import { rowSources } from './row-sources.ts';
import { countRows } from './rows.ts';
import { type Scope, sumsIn } from './sums.ts';

type Start = Omit<StartFigures, 'waiting'> & { waiting: Omit<StartFigures['waiting'], 'approvals'> };
type StartFigures = ResultOf<typeof statisticsCalls.startFigures>;

const TODAY_METRICS = ['users', 'lookups', 'revenueFen', 'workOrders'] as const;
type TodayMetric = (typeof TODAY_METRICS)[number];

/** What the start page shows to this session: figures of the users that it may see, for lists that it may open. */
export async function readStart(db: Sql, session: Session): Promise<Start> {
  const { rows } = await sql<{ today: string }>`select ${SHOP_TODAY}::text as today`.execute(db);
  const day = rows[0]?.today ?? '';
  const weekBefore = addDays(day, -7);
  const [today, waiting] = await Promise.all([readToday(db, session, { day, weekBefore }), readWaiting(db, session)]);
  return { day, weekBefore, today, waiting };
}

async function readToday(db: Sql, session: Session, { day, weekBefore }: { day: string; weekBefore: string }) {
  const scope = agencyOf(session);
  const sums = sumsIn({ metrics: TODAY_METRICS, from: day, to: day, scope });
  const { rows } = await sql<{ metric: TodayMetric; now: number; weekBefore: number }>`
    select metric, sum(now)::float8 as now, sum(week_before)::float8 as "weekBefore" from (
      select metric, amount as now, 0 as week_before from ${sums} cells
      union all ${sql.join(
        TODAY_METRICS.map((metric) => soFar(metric, { day: weekBefore, scope })),
        sql` union all `,
      )}
    ) figures group by metric`.execute(db);
  const none = { now: 0, weekBefore: 0 };
  const today: Start['today'] = { users: none, lookups: none, revenueFen: none, workOrders: none };
  for (const { metric, ...figures } of rows) today[metric] = figures;
  return today;
}

/** The rows of the day a week ago up to this time of day, which the daily sums do not know. */
function soFar(metric: TodayMetric, { day, scope }: { day: string; scope: Scope }): RawBuilder<unknown> {
  const { table, time, isDay, at, amountFen } = rowSources[metric];
  return sql`
    select ${metric}::text, 0, ${amountFen === undefined ? sql`count(*)` : sql`coalesce(sum(${amountFen}), 0)`}
    from ${table} e ${scope === null ? sql`` : sql`join account a using (user_id)`}
    where ${isDay ? sql`${time} = ${day}::date` : sql`${time} >= ${startOfShopDay(day)}`}
      and ${at} <= now() - interval '7 days'
      ${scope === null ? sql`` : sql`and a.agency_code = ${scope} and ${scope}::text <> ''`}`;
}

async function readWaiting(db: Sql, session: Session): Promise<Start['waiting']> {
  const scope = agencyOf(session);
  const ifOpen = async (power: string, read: () => Promise<number>) => (session.powers.has(power) ? read() : null);
  const count = async (query: RawBuilder<{ total: number }>) => (await query.execute(db)).rows[0]?.total ?? 0;
  const isSeen = (agencyCode: RawBuilder<unknown>) => agencyScope(session, agencyCode);
  const [overdueProspects, vinRequests, refunds, packageRequests, surveyReplies, apiAlerts] = await Promise.all([
    ifOpen(OPPORTUNITY_PAGE, () =>
      count(sql`select count(*) as total from prospect p
        where p.is_listed and p.due_on < ${SHOP_TODAY} and ${isSeen(sql`p.agency_code`)}`),
    ),
    ifOpen(VIN_REQUEST_PAGE, () =>
      count(sql`select count(*) as total from fast_vin_task t join account a using (user_id)
        where t.status = 0 and t.removed_at is null and ${isSeen(sql`a.agency_code`)}`),
    ),
    ifOpen(BILL_PAGE, () =>
      count(sql`select count(*) as total from purchase p join account a using (user_id)
        where p.state = 'refundNeeded' and ${isSeen(sql`a.agency_code`)}`),
    ),
    ifOpen(STATISTICS_PAGE, () => countRows(db, { metric: 'packageRequests' }, scope)),
    ifOpen(STATISTICS_PAGE, () => countRows(db, { metric: 'surveyReplies' }, scope)),
    // They are about the customers of all agencies.
    scope === null
      ? ifOpen(ALERT_PAGE, () => count(sql`select count(*) as total from api_alert_rule where is_firing and is_on`))
      : null,
  ]);
  return { overdueProspects, vinRequests, refunds, packageRequests, surveyReplies, apiAlerts };
}
