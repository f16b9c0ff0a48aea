import type { FitCounts } from '../../contract/fit-reports/schemas.ts';
import { ttlCache } from '../platform/caches/ttl-cache.ts';
import type { Database, Prepared } from '../platform/db/database.ts';

export interface FitReportCounts {
  /**
   * By `oeId`, on the vehicles of a group; numbers without reports and returns are missing. Companies are counted, however
   * often their accounts report. A report that the staff has not confirmed counts as nothing.
   */
  of(oeIds: readonly number[], groupId: number): Promise<ReadonlyMap<number, FitCounts>>;
}

interface Row {
  oeId: number;
  misfitConfirmed: number;
  misfitUnconfirmed: number;
  fitsConfirmed: number;
  fitsUnconfirmed: number;
  returns: number;
}

/** The numbers $1 on the vehicles of the group $2. */
const companyCounts: Prepared<Row> = {
  name: 'fit-report-counts',
  text: `
    with reports as (
      select oe_id, company_id, kind, bool_or(status = 'confirmed') as is_confirmed
      from fit_report
      where oe_id = any($1::integer[]) and group_id = $2::integer and kind in ('misfit', 'fits') and withdrawn_at is null
        and status <> 'notConfirmed'
      group by oe_id, company_id, kind
    ), counts as (
      select oe_id,
        count(*) filter (where kind = 'misfit' and is_confirmed)::integer as misfit_confirmed,
        count(*) filter (where kind = 'misfit' and not is_confirmed)::integer as misfit_unconfirmed,
        count(*) filter (where kind = 'fits' and is_confirmed)::integer as fits_confirmed,
        count(*) filter (where kind = 'fits' and not is_confirmed)::integer as fits_unconfirmed
      from reports group by oe_id
    ), returned as (
      select p.oe_id,
        count(distinct case when a.acct_level = 0 then a.user_id else coalesce(a.parent_id, a.user_id) end)::integer as num
      from part p
      join work_order_item i on i.search_oe = p.oe_key and i.price_brand_id = p.brand_id
        and i.return_reason = 'wrongPart' and i.removed_at is null
      join work_order o on o.list_id = i.list_id and o.removed_at is null
      join vehicle v on v.vehicle_id = o.vehicle_id and v.group_id = $2::integer
      join account a on a.user_id = o.user_id
      where p.oe_id = any($1::integer[])
      group by p.oe_id
    )
    select oe_id as "oeId", coalesce(misfit_confirmed, 0) as "misfitConfirmed",
      coalesce(misfit_unconfirmed, 0) as "misfitUnconfirmed", coalesce(fits_confirmed, 0) as "fitsConfirmed",
      coalesce(fits_unconfirmed, 0) as "fitsUnconfirmed", coalesce(num, 0) as returns
    from counts full join returned using (oe_id)`,
};

/** Users of a group look at the same numbers, and counts change slowly. */
const TTL_MS = 5_000;
const LISTS_MAX = 1_000;

export function createCounts(db: Pick<Database, 'readThroughOutage'>): FitReportCounts & { invalidate(): void } {
  let revision = 1;
  const read = ttlCache(
    async (key: string): Promise<ReadonlyMap<number, FitCounts>> => {
      const [groupId, oeIds = ''] = key.split(' ');
      const rows = await db.readThroughOutage((from) =>
        from.run(companyCounts, [oeIds.split(',').map(Number), Number(groupId)]),
      );
      return new Map(rows.map((row) => [row.oeId, countsOf(row)]));
    },
    { ttlMs: TTL_MS, max: LISTS_MAX, revision: () => revision },
  );
  return {
    of: (oeIds, groupId) =>
      oeIds.length === 0
        ? Promise.resolve(new Map())
        : read(`${groupId} ${[...new Set(oeIds)].sort((a, b) => a - b).join()}`),
    invalidate() {
      revision += 1;
    },
  };
}

export const noCounts: FitCounts = {
  misfit: { confirmed: 0, unconfirmed: 0 },
  fits: { confirmed: 0, unconfirmed: 0 },
  returns: 0,
};

function countsOf({ misfitConfirmed, misfitUnconfirmed, fitsConfirmed, fitsUnconfirmed, returns }: Row): FitCounts {
  return {
    misfit: { confirmed: misfitConfirmed, unconfirmed: misfitUnconfirmed },
    fits: { confirmed: fitsConfirmed, unconfirmed: fitsUnconfirmed },
    returns,
  };
}
