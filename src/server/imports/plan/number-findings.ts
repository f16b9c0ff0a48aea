import type { ImportPlan } from '../../../contract/imports/import-plan.ts';
import { type Staging, stagingTable } from '../staging/staging.ts';
import { oeKeySql } from '../targets/oe-key.ts';

const SAMPLES = 10;
/** A work order without a change for longer than this counts as closed. */
const OPEN_ORDER_DAYS = 90;

/** Which open work orders have numbers that go, are replaced or get another price. */
export async function listTouchedOrders(staging: Staging): Promise<ImportPlan['workOrders']> {
  return staging.session.query(`
    with touched as (
      select oe_id, 'gone' as what from ${stagingTable(staging, 'g', 'part')}
      union all select old_oe_id, 'replaced' from ${stagingTable(staging, 'c', 'replacement')}
        where op = 'new' and kind <> 'interchangeable'
      union all select oe_id, 'price' from ${stagingTable(staging, 'c', 'part_price')} where op = 'changed'
    ), found as (
      select t.what, p.oe, i.list_id
      from touched t join part p using (oe_id)
      join work_order_item i on i.search_oe = p.oe_key and i.price_brand_id = p.brand_id and i.removed_at is null
      join work_order o on o.list_id = i.list_id and o.removed_at is null
        and o.updated_at > now() - interval '${OPEN_ORDER_DAYS} days'
    )
    select what, count(distinct list_id)::integer as orders, count(distinct oe)::integer as numbers,
      (array_agg(distinct oe))[1:${SAMPLES}] as samples
    from found group by what order by array_position(array['gone', 'replaced', 'price'], what)`);
}

/** Numbers that the catalogue does not know, but would with zeros before them: a spreadsheet drops these. */
export async function listLostZeros(staging: Staging): Promise<ImportPlan['lostZeros']> {
  const rows = await staging.session.query<{ number: string; known: string; total: number }>(`
    select v.number, min(p.oe) as known, count(*) over ()::integer as total
    from (
      select oe as number, oe_key as key, brand_id from ${stagingTable(staging, 'c', 'part')} where op = 'new'
      union select ext, ${oeKeySql('ext')}, ctx from ${stagingTable(staging, 'r', 'numbers')} where id is null
    ) v
    cross join unnest(array['0', '00', '000']) zeros
    join part p on p.oe_key = zeros || v.key and (v.brand_id = 0 or p.brand_id = v.brand_id)
    where v.key ~ '^[1-9][0-9]*$'
    group by v.number order by v.number limit ${SAMPLES}`);
  return { count: rows[0]?.total ?? 0, samples: rows.map(({ number, known }) => ({ number, known })) };
}
