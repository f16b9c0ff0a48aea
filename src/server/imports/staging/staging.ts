import type { CatalogueField, CatalogueFileName } from '../../../contract/imports/format/catalogue-file.ts';
import { catalogueFile, catalogueFiles } from '../../../contract/imports/format/catalogue-files.ts';
import type { Session } from '../../platform/db/database.ts';
import { oeKeySql } from '../targets/oe-key.ts';

/** The tables of one import in the schema `catalogue_staging`. */
export interface Staging {
  importId: number;
  sourceId: number;
  isFull: boolean;
  /** The role that reads the catalogue and writes staging tables only. */
  session: Session;
}

type Prefix = 's' | 'n' | 'c' | 'g' | 'id' | 'r' | 'x';

/**
 * The name of a staging table. s: rows of a file; n: rows in the shape of a target; c: new and changed rows; g: keys of
 * rows that are gone; id: ids of records; r: references resolved; x: anything else.
 */
export function stagingTable({ importId }: Pick<Staging, 'importId'>, prefix: Prefix, name: string): string {
  return `catalogue_staging.i${importId}_${prefix}_${snake(name)}`;
}

export const snake = (name: string): string =>
  name.replaceAll('-', '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const COLUMN_TYPES: Record<CatalogueField['kind'], string> = {
  id: 'text',
  text: 'text',
  reference: 'text',
  choice: 'text',
  province: 'text',
  list: 'text[]',
  integer: 'bigint',
  decimal: 'numeric',
  money: 'bigint',
  date: 'date',
  boolean: 'boolean',
};

/** Files whose numbers are compared by their keys in several statements: the keys are computed once, as rows are loaded. */
const KEYED_FILES: readonly CatalogueFileName[] = ['numbers', 'part-rows'];

/** Creates the empty table of a file, unless it is there. */
export async function createFileTable(staging: Staging, file: CatalogueFileName): Promise<void> {
  const columns = Object.entries(catalogueFile(file).fields).map(
    ([name, { kind }]) => `"${snake(name)}" ${COLUMN_TYPES[kind]}`,
  );
  if (KEYED_FILES.includes(file)) columns.push(`number_key text generated always as (${oeKeySql('number')}) stored`);
  await staging.session.execute(`create unlogged table if not exists ${stagingTable(staging, 's', file)}
    (table_no integer not null, line integer not null, ${columns.join(', ')});`);
}

/** Tells the planner how many rows were loaded. */
export async function analyzeFiles(staging: Staging): Promise<void> {
  const tables = [
    ...catalogueFiles.map(({ name }) => stagingTable(staging, 's', name)),
    stagingTable(staging, 'x', 'problem'),
  ];
  await staging.session.execute(tables.map((table) => `analyze ${table};`).join('\n'));
}

/** `problem` has what refuses a row, `left_out_value` the values without which a row is imported. */
export type ProblemTable = 'problem' | 'left_out_value';

/** A reason may have its cause in another row, which was refused before. */
export async function createProblemTables(staging: Staging): Promise<void> {
  const tables: readonly ProblemTable[] = ['problem', 'left_out_value'];
  await staging.session.execute(
    tables
      .map(
        (table) => `create unlogged table if not exists ${stagingTable(staging, 'x', table)}
          (table_no integer not null, line integer not null, field text not null, code text not null, detail text,
            cause_table integer, cause_line integer);`,
      )
      .join('\n'),
  );
}

/** Marks the staging tables as complete, with a row that is lost with theirs. */
export async function markPlanned(staging: Pick<Staging, 'session' | 'importId'>): Promise<void> {
  await staging.session.execute(
    `create unlogged table ${stagingTable(staging, 'x', 'planned')} as select true as is_planned;`,
  );
}

/** False once a crash of the database, or a failover to a replica, has emptied the unlogged tables of the plan. */
export async function isPlanKept(staging: Pick<Staging, 'session' | 'importId'>): Promise<boolean> {
  const marker = stagingTable(staging, 'x', 'planned');
  const [table] = await staging.session.query<{ isThere: boolean }>('select to_regclass($1) is not null as "isThere"', [
    marker,
  ]);
  if (table?.isThere !== true) return false;
  return (await staging.session.query(`select from ${marker}`)).length > 0;
}

/** The staging tables of an import that exist. */
export async function listStagingTables({
  session,
  importId,
}: Pick<Staging, 'session' | 'importId'>): Promise<string[]> {
  const rows = await session.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'catalogue_staging' and tablename like $1`,
    [`i${importId}\\_%`],
  );
  return rows.map(({ name }) => name);
}

export async function dropStaging(staging: Pick<Staging, 'session' | 'importId'>): Promise<void> {
  const names = await listStagingTables(staging);
  if (names.length === 0) return;
  await staging.session.execute(`drop table ${names.map((name) => `catalogue_staging.${name}`).join(', ')};`);
}
