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

/**
 * The replacement links from part p onwards, null if nothing replaces it. `union` visits each number once, so a cycle ends;
 * the limit guards against corrupt data.
 */
export const SUCCESSOR_LINKS = `case when exists (
      select from replacement r where r.old_oe_id = p.oe_id
    ) then (
      with recursive newer(oe_id) as (
        select p.oe_id
        union
        select r.new_oe_id from newer join replacement r on r.old_oe_id = newer.oe_id
      )
      select json_agg(link order by link.dated desc, link."newOeId")
      from (
        select r.old_oe_id as "oldOeId", r.new_oe_id as "newOeId", r.kind, r.dated, not n.discontinued as "isLive",
          json_build_array(n.oe, n.oe_key, nb.oe_style) as printed
        from newer
        join replacement r on r.old_oe_id = newer.oe_id
        join part n on n.oe_id = r.new_oe_id
        join brand nb on nb.brand_id = n.brand_id
        limit 200
      ) link
    ) end`;

/** An element of REPLACED_BY. */
export type PrintedOe = readonly [printed: string, key: string, style: string];
