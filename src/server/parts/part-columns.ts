/** The name column of a table; $1 selects English. */
export const named = (table: string) => `case when $1::boolean then ${table}.name_en else ${table}.name_zh end`;

/**
 * The numbers that replace part p or are interchangeable with it, newest first: printed form, key and the
 * brand's format.
 */
export const REPLACED_BY = `array(
      select array[n.oe, n.oe_key, nb.oe_style]
      from (
        select r.new_oe_id as oe_id, r.dated from replacement r where r.old_oe_id = p.oe_id
        union all
        select r.old_oe_id, r.dated from replacement r where r.new_oe_id = p.oe_id and r.kind = 'interchangeable'
      ) r
      join part n on n.oe_id = r.oe_id
      join brand nb on nb.brand_id = n.brand_id
      order by r.dated desc, n.oe_id
    )`;

/** An element of REPLACED_BY. */
export type PrintedOe = readonly [printed: string, key: string, style: string];
