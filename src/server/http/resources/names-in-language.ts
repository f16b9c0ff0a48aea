import { type RawBuilder, sql } from 'kysely';
import { resources } from '../../../contract/all-calls.ts';
import type { Language } from '../../../contract/codes.ts';
import type { Sql } from '../../platform/db/database.ts';

/** Records whose name is entered in both languages: their table, and the fields of the id and the Chinese name. */
interface BilingualRecord {
  subject: string;
  table: string;
  id: string;
  nameField: string;
}

const bilingualRecords: readonly BilingualRecord[] = [
  ...Object.values(resources)
    .filter(({ item, nameField }) => Object.hasOwn(item.shape, englishOf(nameField)))
    .map(({ name, table, id, nameField }) => ({ subject: name, table, id, nameField })),
  { subject: 'apiInterface', table: 'apiInterface', id: 'interfaceId', nameField: 'name' },
  { subject: 'apiServiceClass', table: 'apiServiceClass', id: 'classId', nameField: 'name' },
];

interface NamedRow {
  subject: string;
  subjectId: string;
  subjectName: string;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/**
 * Rows about records, such as audit entries, with the names of the records in the reader's language. A row keeps the name
 * that it was written with, unless it has the English one itself or its record still has that name.
 */
export async function withNamesInLanguage<Row extends NamedRow>(
  db: Sql,
  language: Language,
  rows: readonly Row[],
): Promise<Row[]> {
  if (language !== 'en') return [...rows];
  const current = new Map<string, ReadonlyMap<string, string>>();
  for (const kind of bilingualRecords) {
    const ids = rows.filter(({ subject }) => subject === kind.subject).map(({ subjectId }) => Number(subjectId));
    if (ids.length > 0) current.set(kind.subject, await englishNames(db, kind, ids.filter(Number.isSafeInteger)));
  }
  return rows.map((row) => {
    const { subject, subjectId, subjectName } = row;
    const english = statedName(row) ?? current.get(subject)?.get(keyOf(subjectId, subjectName));
    return english === undefined || english === '' ? row : { ...row, subjectName: english };
  });
}

/** The English name in a row of the bin, null without one; `record` is the deleted row as JSON. */
export function englishNameInBin(subject: RawBuilder<unknown>, record: RawBuilder<unknown>): RawBuilder<string | null> {
  const columns = bilingualRecords.map(
    (kind) => sql`when ${kind.subject} then ${snakeCase(englishOf(kind.nameField))}`,
  );
  return sql<string | null>`nullif(${record} ->> (case ${subject} ${sql.join(columns, sql` `)} end), '')`;
}

/** The English name among the values of a row that changes or states it. */
function statedName({ subject, subjectName, before, after }: NamedRow): string | undefined {
  const kind = bilingualRecords.find((one) => one.subject === subject);
  if (kind === undefined) return undefined;
  const { nameField } = kind;
  const values = [after, before].find((one) => one[nameField] === subjectName) ?? {};
  const english = values[englishOf(nameField)];
  return typeof english === 'string' ? english : undefined;
}

/** English names by id and Chinese name. */
async function englishNames(db: Sql, { table, id, nameField }: BilingualRecord, ids: readonly number[]) {
  const { rows } = await sql<{ id: number; name: string; english: string }>`
    select ${sql.ref(id)} as id, ${sql.ref(nameField)} as name, ${sql.ref(englishOf(nameField))} as english
    from ${sql.table(table)} where ${sql.ref(id)} = any(${[...ids]}::integer[])`.execute(db);
  return new Map(rows.map((row) => [keyOf(row.id, row.name), row.english]));
}

const keyOf = (id: string | number, name: string) => `${id} ${name}`;

function englishOf(nameField: string): string {
  return `${nameField}En`;
}

const snakeCase = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
