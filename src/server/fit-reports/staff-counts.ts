import { type RawBuilder, sql } from 'kysely';
import type { CheckedBodyOf, ResultOf } from '../../contract/call.ts';
import type { Language } from '../../contract/codes.ts';
import type { fitReportCalls } from '../../contract/fit-reports/calls.ts';
import type { FitCount, FitCountRow } from '../../contract/fit-reports/count-schemas.ts';
import { agencyScope } from '../http/agency-scope.ts';
import type { AuthedContext } from '../http/request-context.ts';
import type { Sql } from '../platform/db/database.ts';
import { endOfShopDay, startOfShopDay } from '../platform/db/shop-days.ts';
import { anyContains } from '../platform/db/text-search.ts';
import { pageWithTotal } from '../platform/page-with-total.ts';

type Viewer = Pick<AuthedContext, 'session' | 'language'>;
type ListQuery = CheckedBodyOf<typeof fitReportCalls.fitCountList>;
type RowsQuery = CheckedBodyOf<typeof fitReportCalls.fitCountRows>;
type Period = Pick<ListQuery, 'from' | 'to'>;

/** Reports and returns by number, vehicle and reason; agents and sellers see those of users of their own agency code. */
export async function listFitCounts(
  db: Sql,
  { search, source, from, to, ...paging }: ListQuery,
  { session, language }: Viewer,
): Promise<ResultOf<typeof fitReportCalls.fitCountList>> {
  const searched = ['e.search_oe', 'e.oe', 'e.part_name', 'e.vehicle_name'].map((column) => sql.ref(column));
  const { rows, total } = await pageWithTotal(paging, async (limit, offset) => {
    const found = await sql<FitCount & { total: number }>`
      select e.source, e.reason, e.search_oe as "searchOe", e.brand_id as "brandId", e.vehicle_id as "vehicleId",
        max(e.oe) as oe, max(e.part_name) as "partName", max(e.vehicle_name) as "vehicleName",
        count(*)::integer as num, count(distinct e.company_id)::integer as "companyNum", max(e.at) as "latestAt",
        (count(*) over ())::integer as total
      from (${eventsOf({ from, to }, language)}) e join account a using (user_id)
      where ${agencyScope(session)} and ${anyContains(searched, search)}
        and (${source ?? null}::text is null or e.source = ${source ?? null}::text)
      group by e.source, e.reason, e.search_oe, e.brand_id, e.vehicle_id
      order by count(*) desc, max(e.at) desc, e.source, e.reason, e.search_oe, e.brand_id, e.vehicle_id
      limit ${limit} offset ${offset}`.execute(db);
    return found.rows;
  });
  return { total, rows: rows.map(({ total: _total, ...row }) => row) };
}

/** What a figure counts, newest first. */
export async function listFitCountRows(
  db: Sql,
  { source, reason, searchOe, brandId, vehicleId, from, to, ...paging }: RowsQuery,
  { session, language }: Viewer,
): Promise<ResultOf<typeof fitReportCalls.fitCountRows>> {
  const { rows, total } = await pageWithTotal(paging, async (limit, offset) => {
    const found = await sql<FitCountRow & { total: number }>`
      select e.id, e.at, a.username, coalesce(main.company_name, a.company_name) as "companyName", e.vin, e.note, e.status,
        e.order_name as "orderName", (count(*) over ())::integer as total
      from (${eventsOf({ from, to }, language)}) e join account a using (user_id)
        left join account main on main.user_id = e.company_id
      where ${agencyScope(session)} and e.source = ${source} and e.reason = ${reason} and e.search_oe = ${searchOe}
        and e.brand_id is not distinct from ${brandId}::integer
        and e.vehicle_id is not distinct from ${vehicleId}::integer
      order by e.at desc, e.id desc
      limit ${limit} offset ${offset}`.execute(db);
    return found.rows;
  });
  return { total, rows: rows.map(({ total: _total, ...row }) => row) };
}

/** Reports that stand, and lines of work orders that were returned, in one shape. */
function eventsOf(period: Period, language: Language): RawBuilder<unknown> {
  const suffix = language === 'en' ? 'en' : 'zh';
  // A report keeps its number as the catalogue writes it, a line also without spaces and dashes.
  return sql`
    select 'report' as source, r.kind as reason, upper(regexp_replace(r.oe, '[^A-Za-z0-9]', '', 'g')) as search_oe, r.oe,
      r.brand_id, ${sql.ref(`r.part_name_${suffix}`)} as part_name, r.vehicle_id,
      ${sql.ref(`r.vehicle_name_${suffix}`)} as vehicle_name, r.user_id, r.company_id, r.created_at as at, r.vin, r.note,
      r.fit_report_id as id, r.status, null as order_name
    from fit_report r
    where r.withdrawn_at is null and ${within(sql`r.created_at`, period)}
    union all
    select 'return', i.return_reason, i.search_oe, i.oe, i.price_brand_id, i.std_part_name, o.vehicle_id,
      case when o.vehicle_id is null then '' else o.vehicle_name end, o.user_id,
      case when owner.acct_level = 0 then owner.user_id else coalesce(owner.parent_id, owner.user_id) end,
      i.updated_at, o.vin, i.return_note, i.part_id, null, o.name
    from work_order_item i join work_order o using (list_id) join account owner on owner.user_id = o.user_id
    where i.return_reason is not null and i.removed_at is null and o.removed_at is null and i.line_kind = 'part'
      and ${within(sql`i.updated_at`, period)}`;
}

function within(moment: RawBuilder<unknown>, { from, to }: Period): RawBuilder<unknown> {
  return sql.join(
    [
      sql`true`,
      ...(from === undefined ? [] : [sql`${moment} >= ${startOfShopDay(from)}`]),
      ...(to === undefined ? [] : [sql`${moment} < ${endOfShopDay(to)}`]),
    ],
    sql` and `,
  );
}
