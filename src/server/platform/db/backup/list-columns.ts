import type { Session } from '../database.ts';

/**
 * The tables of the product and their columns, without the list of migrations, partitions, which are read through their
 * table, and computed columns.
 */
export function listColumns(session: Session): Promise<{ table: string; columns: string[] }[]> {
  return session.query(
    `select class.relname as table, array_agg(attribute.attname::text order by attribute.attnum) as columns
      from pg_class class
      join pg_attribute attribute on attribute.attrelid = class.oid
      where class.relnamespace = 'public'::regnamespace and class.relkind in ('r', 'p') and not class.relispartition
        and class.relname <> 'migration'
        and attribute.attnum > 0 and not attribute.attisdropped and attribute.attgenerated = ''
      group by class.relname
      order by class.relname`,
  );
}
