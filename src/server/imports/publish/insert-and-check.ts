import type { Session } from '../../platform/db/database.ts';

/** A foreign key of one column. */
interface ForeignKey {
  name: string;
  column: string;
  references: string;
  referencedColumn: string;
}

export interface Insertion {
  table: string;
  /** For each column that is written, its SQL in `from`. */
  values: ReadonlyMap<string, string>;
  /** The rows to insert, from `from` on; ends in a condition. */
  from: string;
}

/**
 * Inserts rows and checks each of their foreign keys in one statement: row by row, as the database does it, the checks take
 * longer than the rows. Nothing else removes the records that they refer to, because only publications do, and those wait
 * for each other. If the database's user may not put off the checks, they run row by row.
 * @returns how many rows were inserted
 * @throws if a row refers to a record that does not exist
 */
export async function insertAndCheck(session: Session, insertion: Insertion): Promise<number> {
  const { table, values } = insertion;
  const keys = await foreignKeys(session, table);
  const written = keys.flatMap((key) => {
    const value = values.get(key.column);
    return value === undefined ? [] : [{ key, value }];
  });
  // A column that is not written may have a default, which the database checks.
  const mayCheckAtOnce = keys.length > 0 && written.length === keys.length && (await mayPutOffChecks(session, table));
  if (!mayCheckAtOnce) return insert(session, insertion);
  await session.execute('set local session_replication_role = replica');
  const count = await insert(session, insertion);
  await session.execute('set local session_replication_role = origin');
  for (const { key, value } of written) await check(session, insertion, { key, value });
  return count;
}

async function insert(session: Session, { table, values, from }: Insertion): Promise<number> {
  const [row] = await session.query<{ count: number }>(
    `with added as (
      insert into ${table} (${[...values.keys()].join(', ')}) select ${[...values.values()].join(', ')} ${from} returning 1)
    select count(*)::integer as count from added`,
  );
  return row?.count ?? 0;
}

async function check(
  session: Session,
  { from }: Insertion,
  { key, value }: { key: ForeignKey; value: string },
): Promise<void> {
  const { name, references, referencedColumn } = key;
  const [missing] = await session.query<{ value: string }>(
    `select (${value})::text as value ${from} and ${value} is not null
      and not exists (select from ${references} referred where referred.${referencedColumn} = ${value}) limit 1`,
  );
  if (missing !== undefined)
    throw new Error(`${missing.value} violates foreign key constraint ${name}: it is not in ${references}`);
}

function foreignKeys(session: Session, table: string): Promise<ForeignKey[]> {
  return session.query(
    `select c.conname::text as name, a.attname::text as "column", c.confrelid::regclass::text as "references",
      r.attname::text as "referencedColumn"
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    join pg_attribute r on r.attrelid = c.confrelid and r.attnum = c.confkey[1]
    where c.contype = 'f' and c.conrelid = $1::regclass order by c.conname`,
    [table],
  );
}

/** The setting puts off all triggers, so that a table with others than those of foreign keys keeps them. */
async function mayPutOffChecks(session: Session, table: string): Promise<boolean> {
  const [row] = await session.query<{ may: boolean }>(
    `select has_parameter_privilege('session_replication_role', 'set')
      and not exists (select from pg_trigger where tgrelid = $1::regclass and not tgisinternal)
      and not exists (select from pg_constraint where contype = 'f' and conrelid = $1::regclass and cardinality(conkey) > 1)
      as may`,
    [table],
  );
  return row?.may === true;
}
