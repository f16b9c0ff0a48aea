/** The name of a row of a table, where $1 of the statement is whether English is wanted. */
export const named = (table: string) => `case when $1::boolean then ${table}.name_en else ${table}.name_zh end`;

/** Whether another number has taken the place of part p, or can stand for it. */
export const HAS_REPLACE = `(
    exists (select from replacement r where r.old_oe_id = p.oe_id)
    or exists (select from replacement r where r.new_oe_id = p.oe_id and r.kind = 'interchangeable')
  )`;
