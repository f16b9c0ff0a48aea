import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ImportPlan } from '../../../contract/imports/import-plan.ts';
import type { ImportTable } from '../../../contract/imports/import-table.ts';
import type { Database } from '../../platform/db/database.ts';
import { publishImport } from '../publish/publish.ts';
import { openFolder } from '../reading/folder.ts';
import type { ImportSource } from '../reading/import-source.ts';
import { changeStatus, ensureSource, getImport, isSource, type NamedSource } from '../repository.ts';
import { dropStaging } from '../staging/staging.ts';
import { openSource, storeFiles } from '../stored-files.ts';
import { inspectOptions, inspectSource } from './inspect-source.ts';
import { planImport } from './plan-import.ts';
import { isAboveLimits } from './second-person-limits.ts';

interface PathImport {
  /** A folder, a zip or a file of rows. */
  path: string;
  source: NamedSource;
  isFull: boolean;
}

interface PathOptions {
  isDryRun: boolean;
  publishes: boolean;
  onStep: (step: string) => void;
}

interface PathResult {
  importId: number;
  plan: ImportPlan;
  tables: readonly ImportTable[];
  /** Of the catalogue, if it was published. */
  version: number | null;
}

/**
 * Imports files of the disk, for the command. Tables whose meaning is not sure are an error: a person maps them on the
 * page. A dry run leaves nothing.
 * @throws Error with a message for the operator
 */
export async function importFromPath(db: Database, given: PathImport, options: PathOptions): Promise<PathResult> {
  const isFolder = (await stat(given.path)).isDirectory();
  const onDisk = openFolder(given.path);
  const source = isFolder
    ? await openSource(given.path, await readdir(given.path))
    : await openFile(given.path, onDisk);
  try {
    return await importSource(db, given, { ...options, source, onDisk });
  } finally {
    await source.close();
  }
}

async function openFile(given: string, onDisk: ImportSource): Promise<ImportSource> {
  const name = path.basename(given);
  return /\.zip$/i.test(name) ? openSource(path.dirname(given), [name]) : onDisk;
}

interface Opened {
  source: ImportSource;
  /** The same as files of the disk: a zip is one. */
  onDisk: ImportSource;
}

async function importSource(
  db: Database,
  { source: supplier, isFull }: PathImport,
  { source, onDisk, isDryRun, publishes, onStep }: PathOptions & Opened,
): Promise<PathResult> {
  const isKnown = await isSource(db.sql, supplier.code);
  const sourceId = await ensureSource(db.sql, supplier);
  const { keepsIds } = await db.sql
    .selectFrom('catalogueSource')
    .select('keepsIds')
    .where('sourceId', '=', sourceId)
    .executeTakeFirstOrThrow();
  onStep('Looking into the files');
  const tables = await inspectSource(source, await inspectOptions(db.sql, sourceId));
  requireClear(tables);
  const { importId } = await db.sql
    .insertInto('catalogueImport')
    .values({ sourceId, isFull, status: 'mapping', tables: JSON.stringify(tables), byCommand: true })
    .returning('importId')
    .executeTakeFirstOrThrow();
  // A dry run leaves nothing.
  if (!isDryRun) await storeFiles(db.sql, importId, onDisk);
  let last = '';
  const onProgress = async (step: string, done: number) => {
    const line = done === 0 ? step : `${step} ${done}`;
    if (line !== last) onStep(line);
    last = line;
  };
  const { plan, revision } = await planImport(
    db,
    { importId, sourceId, isFull, keepsIds, tables },
    { source, onProgress },
  );
  if (isDryRun) {
    await db.withSession((session) => dropStaging({ session, importId }));
    await db.sql.deleteFrom('catalogueImport').where('importId', '=', importId).execute();
    if (!isKnown) await db.sql.deleteFrom('catalogueSource').where('sourceId', '=', sourceId).execute();
    return { importId, plan, tables, version: null };
  }
  await db.sql
    .updateTable('catalogueImport')
    .set({ plan: JSON.stringify(plan), planRevision: revision })
    .where('importId', '=', importId)
    .execute();
  await changeStatus(db.sql, { importId, from: ['mapping'], to: 'planned' });
  if (!publishes || (await isAboveLimits(db.sql, plan))) return { importId, plan, tables, version: null };
  onStep('publishing');
  const row = await getImport(db.sql, importId);
  const { version } = await publishImport(
    db,
    { importId, sourceId, isFull, planRevision: revision, sourceName: row.sourceName },
    { userId: null, address: '', source: 'command' },
  );
  return { importId, plan, tables, version };
}

/** @throws Error for unreadable tables, and for those whose mapping has to be confirmed */
function requireClear(tables: readonly ImportTable[]): void {
  const broken = tables.filter(({ problem }) => problem !== undefined);
  if (broken.length > 0) {
    throw new Error(broken.map(({ file, problem }) => `${file} cannot be read: ${problem}`).join('\n'));
  }
  const unsure = tables.filter(({ confidence }) => confidence === 'unsure' || confidence === 'likely');
  if (unsure.length > 0) {
    const names = unsure.map(({ file, sheet }) => (sheet === null ? file : `${file} (${sheet})`));
    throw new Error(
      `What these tables hold is not certain: ${names.join(', ')}. Import them once at /manager/import and confirm their columns; the mapping is remembered for the supplier.`,
    );
  }
  if (tables.every(({ mappings }) => mappings.length === 0)) throw new Error('There is nothing to import.');
}
