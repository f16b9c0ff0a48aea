import { catalogueFiles } from '../../../contract/imports/format/catalogue-files.ts';
import type { ImportPlan, PlannedColumn } from '../../../contract/imports/import-plan.ts';
import type { ImportTable } from '../../../contract/imports/import-table.ts';
import { placeText } from '../../../contract/imports/place-text.ts';
import type { Database } from '../../platform/db/database.ts';
import { buildPlan } from '../plan/build-plan.ts';
import { checkImport, type RunStep } from '../plan/check-import.ts';
import { countRows } from '../plan/count-rows.ts';
import { findGone } from '../plan/find-gone.ts';
import { ensureMaintenanceItems } from '../plan/maintenance-items.ts';
import type { ImportSource, OnLeftOut } from '../reading/import-source.ts';
import { createLeftOut } from '../reading/left-out.ts';
import { isUnreadable, readTables } from '../reading/read-tables.ts';
import { storedHeaders } from '../remembered-mappings.ts';
import { ensureImportRole, type ImportSessions, withImportSessions } from '../staging/import-role.ts';
import { loadPictures } from '../staging/load-pictures.ts';
import { loadTable } from '../staging/load-table.ts';
import { analyzeFiles, createFileTable, createProblemTables, dropStaging, markPlanned } from '../staging/staging.ts';

/** An import that is to be planned. */
export interface PlannedImport {
  importId: number;
  sourceId: number;
  isFull: boolean;
  keepsIds: boolean;
  /** Whether prices of the catalogue that are newer than those of the files are replaced too. */
  replacesNewer: boolean;
  tables: readonly ImportTable[];
}

/** How far the work is: a step, and rows or files that are done. */
export type OnProgress = (step: 'reading' | 'pictures' | 'checking' | 'planning', done: number) => Promise<void>;

/**
 * Reads the files into staging tables, checks them, compares them with the catalogue and counts what would change. The
 * catalogue stays as it is. What an interrupted run left is dropped first.
 * @throws ImportRoleMissing @throws SourceError
 */
export async function planImport(
  db: Database,
  given: PlannedImport,
  { source, onProgress }: { source: ImportSource; onProgress: OnProgress },
): Promise<{ plan: ImportPlan; revision: number }> {
  await ensureImportRole(db);
  return withImportSessions(db, (sessions) => planInSessions(sessions, given, { source, onProgress }));
}

async function planInSessions(
  { asImportRole, asOwner }: ImportSessions,
  { importId, sourceId, isFull, keepsIds, replacesNewer, tables }: PlannedImport,
  { source, onProgress }: { source: ImportSource; onProgress: OnProgress },
): Promise<{ plan: ImportPlan; revision: number }> {
  await asOwner((session) => dropStaging({ session, importId }));
  const run: RunStep = (step) =>
    asImportRole(async (session) => void (await step({ importId, sourceId, isFull, session })));
  const runAsOwner: RunStep = (step) =>
    asOwner(async (session) => void (await step({ importId, sourceId, isFull, session })));
  await run(async (staging) => {
    for (const { name } of catalogueFiles) await createFileTable(staging, name);
    await createProblemTables(staging);
  });
  const { columns, leftOut, loaded } = await loadTables(run, { source, tables, isFull, onProgress });
  // Without statistics the planner takes the tables for small ones, and loops over them.
  await run((staging) => analyzeFiles(staging));
  await runAsOwner(ensureMaintenanceItems);
  await onProgress('pictures', 0);
  await loadPictures(run, source);
  await checkImport({ run, keepsIds, replacesNewer, onFile: (_file, done) => onProgress('checking', done) });
  await onProgress('planning', 0);
  // Which records users need is not for the import's role to read.
  await findGone(runAsOwner);
  let result: { plan: ImportPlan; revision: number } | undefined;
  await runAsOwner(async (staging) => {
    const [state] = await staging.session.query<{ revision: number }>('select revision from catalogue_state');
    const counts = await countRows(staging, tables, loaded);
    result = {
      plan: { ...counts, ...(await buildPlan(staging, { replacesNewer })), columns, leftOut },
      revision: state?.revision ?? 0,
    };
    await markPlanned(staging);
  });
  if (result === undefined) throw new Error('the plan was not built');
  return result;
}

async function loadTables(
  run: RunStep,
  {
    source,
    tables,
    isFull,
    onProgress,
  }: Pick<PlannedImport, 'tables' | 'isFull'> & {
    source: ImportSource;
    onProgress: OnProgress;
  },
): Promise<Pick<ImportPlan, 'columns' | 'leftOut'> & { loaded: ReadonlyMap<number, number> }> {
  const columns: PlannedColumn[] = [];
  const leftOut = createLeftOut();
  /** Rows of each table. */
  const loaded = new Map<number, number>();
  let tableNo = 0;
  let rows = 0;
  for await (const table of readTables(source, storedHeaders(tables))) {
    tableNo += 1;
    const described = tables.find((other) => other.tableNo === tableNo);
    if (described === undefined || isUnreadable(table) || described.mappings.length === 0) continue;
    const onRows = (more: number) => {
      rows += more;
    };
    // With a single table, samples need no file name.
    const place = tables.length > 1 ? placeText(table) : undefined;
    const onLeftOut: OnLeftOut = (row) => leftOut.add(row, place);
    const found = await loadTable(run, { table, described, isFull }, { onRows, onLeftOut });
    columns.push(...found.columns);
    loaded.set(tableNo, found.rows);
    await onProgress('reading', rows);
  }
  return { columns, leftOut: leftOut.report(), loaded };
}
