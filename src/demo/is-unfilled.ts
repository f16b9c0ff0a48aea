import { sql } from 'kysely';
import type { Sql } from '../server/platform/db/database.ts';

interface Fill {
  /** Its name in the table `catalogue_fill`. */
  seed: string;
  /** The table that it fills. */
  table: string;
}

/** Whether a database with the demo accounts has never been filled, and its table is empty. */
export async function isUnfilled(db: Sql, { seed, table }: Fill): Promise<boolean> {
  const { rows } = await sql`
    select from account where username = 'shop' and not exists (select from catalogue_fill where name = ${seed})
      and not exists (select from ${sql.table(table)})`.execute(db);
  return rows.length > 0;
}
