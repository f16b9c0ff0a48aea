import { sql } from 'kysely';
import type { Sql } from '../db/database.ts';
import { Refusal } from '../errors.ts';

interface Tree {
  /** A table with a parentId column. */
  table: string;
  /** The key column. */
  id: string;
}

/** @throws Refusal 300106 if the row would become its own ancestor */
export async function refuseCycle(
  db: Sql,
  { table, id: key }: Tree,
  { id, parentId }: { id: number; parentId: number | null },
): Promise<void> {
  // Concurrent moves could each be valid alone and form a cycle together.
  await sql`select pg_advisory_xact_lock(7364123)`.execute(db);
  const [node, above] = [sql.table(table), sql.ref(key)];
  const { rows } = await sql`
    with recursive above as (
      select ${above} as node, parent_id from ${node} where ${above} = ${parentId}
      union select n.${above}, n.parent_id from ${node} n join above on n.${above} = above.parent_id
    ) select node from above where node = ${id}`.execute(db);
  if (rows.length > 0) throw new Refusal('300106');
}
