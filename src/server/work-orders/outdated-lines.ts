import type { Prepared } from '../platform/db/database.ts';

/** The part p of the catalogue that item i lists. */
export const PART_OF_ITEM = `(
      select oe_id, discontinued from part
      where oe_key = i.search_oe and brand_id = i.price_brand_id
      order by oe_id limit 1
    ) p`;

/**
 * The latest correction c of the fit of part p on the vehicle of work_order: of the order's company, or confirmed by the
 * staff. No row if the line states that verdict already.
 */
const CORRECTION = `(
      select found.verdict, found.dated, found."isOwn"
      from (
        select r.kind as verdict, r.scope = 'vin' as is_of_vin, r.company_id = company.id as "isOwn",
          case when r.company_id = company.id then r.created_at else r.answered_at end as dated
        from fit_report r
        cross join (
          select case when a.acct_level = 0 then a.user_id else coalesce(a.parent_id, a.user_id) end as id
          from account a where a.user_id = work_order.user_id
        ) company
        where r.vehicle_id = work_order.vehicle_id and r.oe_id = p.oe_id and r.scope is not null
          and r.correction_ended_at is null and (r.scope = 'vehicle' or r.vin = work_order.vin)
          and (r.company_id = company.id or r.status = 'confirmed')
        order by "isOwn" desc, is_of_vin desc, r.fit_report_id desc
        limit 1
      ) found
      where found.verdict <> coalesce(i.fit ->> 'grade', 'fits')
    ) c`;

/** True if a number that can be ordered replaces part p, or p is discontinued. Interchangeable numbers count as in a chain. */
const IS_REPLACED = `(p.discontinued or exists (
      with recursive newer(oe_id) as (
        select p.oe_id
        union
        select r.new_oe_id from newer join replacement r on r.old_oe_id = newer.oe_id and r.kind <> 'interchangeable'
      )
      select from newer join part n on n.oe_id = newer.oe_id where n.oe_id <> p.oe_id and not n.discontinued
    ))`;

/** The lines of work_order whose number is no longer current or whose fit was corrected since. */
export const OUTDATED_NUM = `(
    select count(*)::integer
    from work_order_item i
    cross join lateral ${PART_OF_ITEM}
    where i.list_id = work_order.list_id and i.removed_at is null and i.line_kind = 'part'
      and (${IS_REPLACED} or exists (select from ${CORRECTION}))
  )`;

export interface CorrectionRow {
  partId: number;
  verdict: 'misfit' | 'fits';
  /** ISO timestamp. */
  dated: string;
  isOwn: boolean;
}

/** The corrected fits of the lines of order $1. */
export const correctedLines: Prepared<CorrectionRow> = {
  name: 'order-corrected-lines',
  text: `
    select i.part_id as "partId", c.verdict, c.dated, c."isOwn"
    from work_order
    join work_order_item i on i.list_id = work_order.list_id and i.removed_at is null and i.line_kind = 'part'
    cross join lateral ${PART_OF_ITEM}
    cross join lateral ${CORRECTION}
    where work_order.list_id = $1::integer
    order by i.part_id`,
};
