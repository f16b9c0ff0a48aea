import { randomUUID } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { ImportPlan } from '../../../contract/imports/import-plan.ts';
import type { ImportTable } from '../../../contract/imports/import-table.ts';
import { placeText } from '../../../contract/imports/place-text.ts';
import { importProblemText } from '../../../contract/imports/problems.ts';
import type { Database } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import { publishImport } from '../publish/publish.ts';
import { openFolder } from '../reading/folder.ts';
import type { ImportSource } from '../reading/import-source.ts';
import { ensureSource, getImport, isSource, type NamedSource, storePlan } from '../repository.ts';
import { dropStaging } from '../staging/staging.ts';
import { openSource, storeFiles } from '../stored-files.ts';
import { inspectOptions, inspectSource } from './inspect-source.ts';
import { keepLease, LEASE_SECONDS } from './lease.ts';
import { planImport } from './plan-import.ts';
import { isAboveLimits } from './second-person-limits.ts';
import { writeRefusedFiles } from './write-refused-files.ts';

interface PathImport {
  /** A folder, a zip or a file of rows. */
  path: string;
  source: NamedSource;
  isFull: boolean;
  /** Whether newer prices of the catalogue are replaced too. */
  replacesNewer?: boolean;
  /** Where files of refused rows are written; none are without it. */
  refusedFolder?: string;
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
  /** Paths of the files of refused rows. */
  refusedFiles: readonly string[];
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
  given: PathImport,
  { publishes, ...options }: PathOptions & Opened,
): Promise<PathResult> {
  const { sourceId, revision, ...planned } = await planSource(db, given, options);
  const { importId, plan } = planned;
  if (options.isDryRun || !publishes || (await isAboveLimits(db.sql, plan))) return { ...planned, version: null };
  options.onStep('publishing');
  const { sourceName } = await getImport(db.sql, importId);
  const { version } = await publishImport(
    db,
    { importId, sourceId, isFull: given.isFull, planRevision: revision, sourceName },
    { userId: null, address: '', source: 'command' },
  );
  return { ...planned, version };
}

/** Plans an import. A failure leaves nothing of it. */
async function planSource(
  db: Database,
  { source: supplier, isFull, replacesNewer = false, refusedFolder }: PathImport,
  { source, onDisk, isDryRun, onStep }: Omit<PathOptions, 'publishes'> & Opened,
) {
  const isKnown = await isSource(db.sql, supplier.code);
  const sourceId = await ensureSource(db.sql, supplier);
  const begun: Begun = { sourceId, isFull, replacesNewer, worker: randomUUID() };
  let stopHeartbeat = () => {};
  try {
    onStep('Looking into the files');
    const tables = await inspectSource(source, await inspectOptions(db.sql, sourceId));
    requireClear(tables);
    const importId = await begin(db, begun, tables);
    begun.importId = importId;
    stopHeartbeat = keepLease(db, importId, begun.worker);
    if (!isDryRun) await storeForOthers(db, importId, onDisk);
    const { plan, revision } = await planBegun(db, { importId, tables, begun }, { source, onStep });
    const write = (folder: string) => writeRefusedFiles(db, { importId, tables, plan }, { source, folder });
    const refusedFiles = refusedFolder === undefined ? [] : await write(refusedFolder).catch(notWritten(onStep));
    if (isDryRun) await remove(db, begun, isKnown);
    else await db.sql.transaction().execute((within) => storePlan(within, importId, { plan, revision }));
    return { importId, sourceId, tables, plan, revision, refusedFiles };
  } catch (error) {
    // Of a database that went away the server's workers clear up, as after a kill.
    await remove(db, begun, isKnown).catch(() => undefined);
    throw error;
  } finally {
    stopHeartbeat();
  }
}

/** A folder that cannot be written costs the files, not the import. */
const notWritten =
  (onStep: (step: string) => void) =>
  (error: unknown): string[] => {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    onStep(`The refused rows could not be written: ${error.message}. State another folder with --refused.`);
    return [];
  };

/** What an import of a path has written so far. */
interface Begun {
  sourceId: number;
  isFull: boolean;
  replacesNewer: boolean;
  worker: string;
  importId?: number;
}

/** Adds the import in the state `uploading`, in which no server takes it over. */
async function begin(db: Database, { sourceId, isFull, replacesNewer, worker }: Begun, tables: readonly ImportTable[]) {
  const { importId } = await db.sql
    .insertInto('catalogueImport')
    .values({
      ...{ sourceId, isFull, replacesNewer, worker },
      ...{ status: 'uploading', tables: JSON.stringify(tables), byCommand: true },
      workerUntil: sql<string>`now() + make_interval(secs => ${LEASE_SECONDS})`,
    })
    .returning('importId')
    .executeTakeFirstOrThrow();
  return importId;
}

/** Stores the files; from then on a server goes on with the import if this process is killed. @throws Refusal 300925 */
async function storeForOthers(db: Database, importId: number, files: ImportSource): Promise<void> {
  await storeFiles(db, importId, files);
  // The lease is kept, unlike in other changes of status.
  const { numUpdatedRows } = await db.sql
    .updateTable('catalogueImport')
    .set({ status: 'checking' })
    .where('importId', '=', importId)
    .where('status', '=', 'uploading')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Refusal('300925');
}

async function planBegun(
  db: Database,
  {
    importId,
    tables,
    begun: { sourceId, isFull, replacesNewer },
  }: { importId: number; tables: readonly ImportTable[]; begun: Begun },
  { source, onStep }: { source: ImportSource; onStep: (step: string) => void },
) {
  const { keepsIds } = await db.sql
    .selectFrom('catalogueSource')
    .select('keepsIds')
    .where('sourceId', '=', sourceId)
    .executeTakeFirstOrThrow();
  let last = '';
  const onProgress = async (step: string, done: number) => {
    const line = done === 0 ? step : `${step} ${done}`;
    if (line !== last) onStep(line);
    last = line;
  };
  return planImport(db, { importId, sourceId, isFull, keepsIds, replacesNewer, tables }, { source, onProgress });
}

/** Leaves nothing of an import, nor of a supplier who was new with it. */
async function remove(db: Database, { importId, sourceId }: Begun, isKnown: boolean): Promise<void> {
  if (importId !== undefined) {
    await db.withSession((session) => dropStaging({ session, importId }));
    await db.sql.deleteFrom('catalogueImport').where('importId', '=', importId).execute();
  }
  if (!isKnown) await db.sql.deleteFrom('catalogueSource').where('sourceId', '=', sourceId).execute();
}

const unreadableText = ({ file, sheet, problem }: Required<Pick<ImportTable, 'file' | 'sheet' | 'problem'>>): string =>
  `${placeText({ file, sheet })} ${importProblemText(problem).en}`;

/** @throws Error for unreadable tables, and for those whose mapping has to be confirmed */
function requireClear(tables: readonly ImportTable[]): void {
  const broken = tables.filter(({ problem }) => problem !== undefined);
  if (broken.length > 0) {
    throw new Error(
      broken.map(({ file, sheet, problem = 'damaged' }) => unreadableText({ file, sheet, problem })).join('\n'),
    );
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
