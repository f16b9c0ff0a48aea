import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { type ResourceName, resources } from '../../../contract/all-calls.ts';
import type { Sql } from '../../platform/db/database.ts';

type Shape = Readonly<Record<string, z.ZodType>>;
export type Values = Readonly<Record<string, unknown>>;

/** What an import needs of a resource. */
export interface ImportTarget {
  name: ResourceName;
  table: string;
  id: string;
  nameField: string;
  importKey: readonly string[];
  input: Shape;
  item: Shape;
}

export function importTarget(name: ResourceName): ImportTarget {
  const { table, id, nameField, importKey = [], input, item } = resources[name];
  return { name, table, id, nameField, importKey, input: input.shape, item: item.shape };
}

export interface ExistingRecord {
  id: number;
  rowVersion: number;
  values: Values;
}

/** Rows per statement. */
const BATCH = 500;

/** The text by which rows are compared: a unique name ignores case. */
export function keyText(values: Values, fields: readonly string[]): string {
  return JSON.stringify(fields.map((field) => (values[field] ?? null) && String(values[field]).toLowerCase()));
}

/** The records with these ids, by id. */
export async function findById(db: Sql, target: ImportTarget, ids: readonly number[]) {
  const rows = await selectWhere(db, target, {
    keys: ids,
    condition: (batch) => sql`${sql.ref(target.id)} in (${sql.join(batch)})`,
  });
  return new Map(rows.map((row) => [row.id, row]));
}

/** The records with these keys, by the text of their key; none for a resource without a key. */
export async function findByKey(db: Sql, target: ImportTarget, rows: readonly Values[]) {
  const { importKey } = target;
  if (importKey.length === 0) return new Map<string, ExistingRecord>();
  const texts = [...new Set(rows.map((values) => keyText(values, importKey)))];
  const expression = sql`jsonb_build_array(${sql.join(importKey.map((field) => sql`lower(${sql.ref(field)}::text)`))})`;
  const found = await selectWhere(db, target, {
    keys: texts,
    condition: (batch) => sql`${expression} in (${sql.join(batch.map((text) => sql`${text}::jsonb`))})`,
  });
  return new Map(found.map((row) => [keyText(row.values, importKey), row]));
}

async function selectWhere<Key>(
  db: Sql,
  { table, id, input }: ImportTarget,
  { keys, condition }: { keys: readonly Key[]; condition: (batch: Key[]) => RawBuilder<unknown> },
): Promise<ExistingRecord[]> {
  const fields = Object.keys(input);
  const columns = sql.join(fields.map((field) => sql`${sql.ref(field)} as ${sql.ref(field)}`));
  const found: ExistingRecord[] = [];
  for (let start = 0; start < keys.length; start += BATCH) {
    const batch = keys.slice(start, start + BATCH);
    const { rows } = await sql<Values>`
      select ${columns}, ${sql.ref(id)} as "recordId", row_version as "rowVersion" from ${sql.table(table)}
      where ${condition(batch)}`.execute(db);
    for (const { recordId, rowVersion, ...values } of rows)
      found.push({ id: Number(recordId), rowVersion: Number(rowVersion), values });
  }
  return found;
}

/** The ids of records by their name in either language, in lower case; null for a name that several records have. */
export async function findReferences(
  db: Sql,
  field: string,
  { target, names }: { target: ImportTarget; names: readonly string[] },
) {
  const referenced = field === 'parentId' ? target : referencedTarget(field);
  const ids = new Map<string, number | null>();
  if (referenced === undefined) return ids;
  const { id, table, nameField, item } = referenced;
  const fields = [nameField, `${nameField}En`].filter((name) => Object.hasOwn(item, name));
  for (let start = 0; start < names.length; start += BATCH) {
    const batch = sql.join(names.slice(start, start + BATCH));
    const inEachLanguage = fields.map((name) => {
      const text = sql`lower(${sql.ref(name)}::text)`;
      return sql`select ${sql.ref(id)} as id, ${text} as name from ${sql.table(table)} where ${text} in (${batch})`;
    });
    // A record with the same name in both languages is found once.
    const { rows } = await sql<{ id: number; name: string }>`${sql.join(inEachLanguage, sql` union `)}`.execute(db);
    for (const row of rows) ids.set(row.name, ids.has(row.name) ? null : row.id);
  }
  return ids;
}

function referencedTarget(field: string): ImportTarget | undefined {
  const names = Object.keys(resources).filter((key): key is ResourceName => key in resources);
  const found = names.find((name) => resources[name].id === field);
  return found === undefined ? undefined : importTarget(found);
}
