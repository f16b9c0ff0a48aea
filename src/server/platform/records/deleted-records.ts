import { sql } from 'kysely';
import { BIN_DAYS } from '../../../contract/audit/bin-rules.ts';
import type { Change } from '../audit/change.ts';
import type { Sql } from '../db/database.ts';
import { Refusal } from '../errors.ts';

/** Old records removed with each new one; more than 1, so that they cannot accumulate. */
const REMOVED_AT_ONCE = 20;

/** A table whose rows are deleted with a record by a cascade, and the column that refers to it. Names in snake case. */
export interface Relation {
  table: string;
  column: string;
}

interface DeletedRow {
  subject: string;
  table: string;
  idColumn: string;
  id: number;
  name: string;
  relations: readonly Relation[];
}

/** Deletes a row and stores it in the bin with its relations. @throws Refusal 300103 if other rows refer to it */
export async function deleteIntoBin({ sql: db, actor }: Change, row: DeletedRow): Promise<void> {
  const { subject, table, idColumn, id, name, relations } = row;
  const stored = sql.join(
    [
      sql`'{}'::jsonb`,
      ...relations.map(
        (relation) => sql`jsonb_build_object(${relation.table}::text, (select coalesce(jsonb_agg(to_jsonb(r)), '[]')
          from ${sql.table(relation.table)} r where r.${sql.ref(relation.column)} = ${id}))`,
      ),
    ],
    sql` || `,
  );
  await sql`insert into deleted_record (subject, record_id, name, record, relations, deleted_by)
    select ${subject}, ${id}, ${name}, to_jsonb(r), ${stored}, ${actor.userId}::int
    from ${sql.table(table)} r where r.${sql.ref(idColumn)} = ${id}`.execute(db);
  await sql`delete from ${sql.table(table)} where ${sql.ref(idColumn)} = ${id}`.execute(db).catch((error: unknown) => {
    throw isForeignKeyError(error) ? new Refusal('300103') : error;
  });
  await sql`delete from deleted_record where deleted_id in (select deleted_id from deleted_record
    where deleted_at < now() - make_interval(days => ${BIN_DAYS}) order by deleted_at limit ${REMOVED_AT_ONCE})`.execute(
    db,
  );
}

/**
 * Inserts a deleted row again, under its id, with its relations.
 * @throws Refusal 900404 if the bin lacks it, 300102 if another record has its name now, 300103 if a record that it refers to
 *   is gone
 */
export function restoreFromBin(...args: Parameters<typeof insertAgain>): ReturnType<typeof insertAgain> {
  return insertAgain(...args).catch((error: unknown) => {
    if (isUniqueError(error)) throw new Refusal('300102');
    throw isForeignKeyError(error) ? new Refusal('300103', { message: referenceGone }) : error;
  });
}

const referenceGone = {
  zh: '它引用的记录已不存在，请先恢复那条记录',
  en: 'A record that it refers to is gone: restore that one first',
};

async function insertAgain(db: Sql, { subject, table, id }: Pick<DeletedRow, 'subject' | 'table' | 'id'>) {
  const deleted = await db
    .deleteFrom('deletedRecord')
    .where('subject', '=', subject)
    .where('recordId', '=', id)
    .where(sql<boolean>`deleted_at >= now() - make_interval(days => ${BIN_DAYS})`)
    .returning(['name', 'record', 'relations'])
    .executeTakeFirst();
  if (deleted === undefined) throw new Refusal('900404');
  const { name, record, relations } = deleted;
  const from = sql.table(table);
  // A new version, so that a form that was opened before the deletion does not overwrite it.
  await sql`insert into ${from} select (jsonb_populate_record(null::${from}, ${JSON.stringify({
    ...record,
    row_version: Number(record.row_version ?? 0) + 1,
  })}::text::jsonb)).*`.execute(db);
  for (const [relation, rows] of Object.entries(relations)) {
    const related = sql.table(relation);
    await sql`insert into ${related}
      select (jsonb_populate_recordset(null::${related}, ${JSON.stringify(rows)}::text::jsonb)).*`.execute(db);
  }
  return { name, record: toAudited(record) };
}

/** A stored row with the fields' names on the wire, by which the audit labels them. Its version is no value of the record. */
function toAudited(row: Record<string, unknown>): Record<string, unknown> {
  const fields = Object.entries(row).filter(([column]) => column !== 'row_version');
  return Object.fromEntries(
    fields.map(([column, value]) => [
      column.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}

function isUniqueError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}

/** foreign_key_violation, or restrict_violation since PostgreSQL 18. */
function isForeignKeyError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '23503' || error.code === '23001');
}
