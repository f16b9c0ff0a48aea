import type { CheckedBodyOf } from '../../contract/call.ts';
import type { importsCalls } from '../../contract/imports/calls.ts';
import type { ImportTable } from '../../contract/imports/import-table.ts';
import type { Change } from '../platform/audit/change.ts';
import type { Database, Sql } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import { tablesOf } from './describe-import.ts';
import { inspectOptions, inspectTable } from './jobs/inspect-source.ts';
import { withdrawApprovals } from './publish-call.ts';
import { remembered } from './remembered-mappings.ts';
import { changeStatus, getImport, listBrandNames } from './repository.ts';
import { withSource } from './stored-files.ts';

type Confirmed = CheckedBodyOf<(typeof importsCalls)['importMap']>;

/** A table with another header line; null for a line that cannot be a header. @throws Refusal 900404 */
export async function readTableAt(
  db: Database,
  { importId, tableNo, headerLine }: { importId: number; tableNo: number; headerLine: number },
): Promise<ImportTable | null> {
  const row = await getImport(db.sql, importId);
  const table = tablesOf(row).find((one) => one.tableNo === tableNo);
  if (table === undefined) throw new Refusal('900404');
  const options = await inspectOptions(db.sql, row.sourceId);
  const { file, sheet } = table;
  const found = await withSource(db, { importId, file }, (source) =>
    inspectTable(source, { tableNo, file, sheet, headerLine }, options),
  );
  return found ?? null;
}

/** The tables for which another header line was chosen than the stored one. @throws Refusal 900400, 900404 */
export async function rereadTables(db: Database, { importId, tables }: Confirmed): Promise<ImportTable[]> {
  const stored = tablesOf(await getImport(db.sql, importId));
  const reread: ImportTable[] = [];
  for (const { tableNo, headerLine } of tables) {
    const before = stored.find((one) => one.tableNo === tableNo)?.headerLine;
    if (headerLine === undefined || headerLine === before) continue;
    const table = await readTableAt(db, { importId, tableNo, headerLine });
    if (table === null) throw new Refusal('900400');
    reread.push(table);
  }
  return reread;
}

/** Stores what the tables and columns mean and lets the check begin. @throws Refusal 300925 */
export async function confirmMappings(
  change: Change,
  { importId, rowVersion, tables, isRemembered }: Confirmed,
  reread: readonly ImportTable[] = [],
): Promise<null> {
  const { sql: transaction, record } = change;
  const row = await getImport(transaction, importId);
  const mapped = tablesOf(row).map((found): ImportTable => {
    const table = reread.find(({ tableNo }) => tableNo === found.tableNo) ?? found;
    const given = tables.find(({ tableNo }) => tableNo === table.tableNo);
    // Fields that are left out arrive as undefined, which the type of a mapping does not have.
    return given === undefined ? table : { ...table, mappings: given.mappings as ImportTable['mappings'] };
  });
  if (mapped.every(({ mappings }) => mappings.length === 0)) throw new Refusal('300925');
  await changeStatus(transaction, {
    ...{ importId, rowVersion, from: ['mapping', 'planned', 'failed'], to: 'checking' },
    tables: mapped,
  });
  await withdrawApprovals(change, importId);
  const confirmed = mapped.filter(({ tableNo }) => tables.some((one) => one.tableNo === tableNo));
  if (isRemembered) await rememberMappings(transaction, row.sourceId, confirmed);
  record({
    ...{ action: 'edit', subject: 'catalogueImport', subjectId: importId, subjectName: row.sourceName },
    after: { mapped: mapped.map(({ file, mappings }) => `${file}: ${mappings.map((one) => one.file).join(', ')}`) },
  });
  return null;
}

/** That a table is not imported is remembered too. */
async function rememberMappings(db: Sql, sourceId: number, tables: readonly ImportTable[]): Promise<void> {
  const brands = await listBrandNames(db);
  const confirmed = tables.filter(({ problem }) => problem === undefined);
  const added = confirmed.map((table) => remembered({ ...table, brands }));
  const { mappings } = await db
    .selectFrom('catalogueSource')
    .select('mappings')
    .where('sourceId', '=', sourceId)
    .executeTakeFirstOrThrow();
  const shapes = new Set(added.map(({ shape }) => shape));
  const others = (mappings as { shape: string }[]).filter(({ shape }) => !shapes.has(shape));
  await db
    .updateTable('catalogueSource')
    .set({ mappings: JSON.stringify([...others, ...added]) })
    .where('sourceId', '=', sourceId)
    .execute();
}
