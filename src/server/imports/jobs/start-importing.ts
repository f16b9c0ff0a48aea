import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { ImportPlan } from '../../../contract/imports/import-plan.ts';
import type { ImportTable } from '../../../contract/imports/import-table.ts';
import type { ImportFailed } from '../../../contract/imports/schemas.ts';
import { repeat } from '../../platform/background/repeat.ts';
import type { Database, Sql } from '../../platform/db/database.ts';
import { publishImport, StalePlan } from '../publish/publish.ts';
import { isKept } from '../publish/publish-again.ts';
import { SourceError } from '../reading/import-source.ts';
import { changeStatus, getImport, type ImportRow, listFiles, storePlan } from '../repository.ts';
import { ImportRoleMissing } from '../staging/import-role.ts';
import { dropStaging } from '../staging/staging.ts';
import { withSource } from '../stored-files.ts';
import { inspectOptions, inspectSource } from './inspect-source.ts';
import { keepLease, LEASE_SECONDS } from './lease.ts';
import { planImport } from './plan-import.ts';
import { isAboveLimits } from './second-person-limits.ts';

const INTERVAL_MS = 1_000;
/** An import whose worker died as often is not tried again: it may be what kills them. */
const ATTEMPTS_MAX = 3;
/** Files and staging tables of finished imports are kept for questions this long; those of the kept versions longer. */
const KEPT_DAYS = 30;

/** Works on waiting imports, one at a time on each node. @returns the function that stops it */
export function startImporting(db: Database): () => Promise<void> {
  const worker = randomUUID();
  const stopWork = repeat(() => workOnNext(db, worker), INTERVAL_MS);
  const stopCleaning = repeat(() => dropFinished(db), 3_600_000);
  return async () => {
    await Promise.all([stopWork(), stopCleaning()]);
  };
}

/** Claims the oldest waiting import and works on it to its next state. @returns false if none waits */
export async function workOnNext(db: Database, worker: string): Promise<boolean> {
  const claimed = await sql<{ importId: number; attempts: number }>`
    update catalogue_import set worker = ${worker}, worker_until = now() + make_interval(secs => ${LEASE_SECONDS}),
      progress = progress || jsonb_build_object('attempts', coalesce((progress->>'attempts')::integer, 0) + 1)
    where import_id = (
      select import_id from catalogue_import where status in ('inspecting', 'checking', 'publishing')
        and (worker_until is null or worker_until < now())
      order by import_id limit 1 for update skip locked)
    returning import_id as "importId", (progress->>'attempts')::integer as attempts`.execute(db.sql);
  const [found] = claimed.rows;
  if (found === undefined) return false;
  const { importId, attempts } = found;
  const stopHeartbeat = keepLease(db, importId, worker);
  try {
    const row = await getImport(db.sql, importId);
    if (attempts > ATTEMPTS_MAX) await fail(db, row, { code: 'gaveUp', detail: '' });
    else await workOn(db, row);
  } catch (error) {
    const failure = failureOf(error);
    // The lease expires, and the work is tried again.
    if (failure === undefined) throw error;
    await fail(db, await getImport(db.sql, importId), failure);
    // It makes room, and the next try begins anew.
    if (failure.code === 'diskFull') await db.withSession((session) => dropStaging({ session, importId }));
  } finally {
    stopHeartbeat();
  }
  return true;
}

async function workOn(db: Database, row: ImportRow): Promise<void> {
  if (row.status === 'inspecting') await inspect(db, row);
  else if (row.status === 'checking') await plan(db, row);
  else await publish(db, row);
}

async function inspect(db: Database, row: ImportRow): Promise<void> {
  const { importId } = row;
  const options = await inspectOptions(db.sql, row.sourceId);
  const found = await withSource(db, importId, (source) => inspectSource(source, options));
  const tables = row.keyId === null ? found : found.map(onlyPrices);
  if (tables.every((table) => table.mappings.length === 0) && tables.every(({ problem }) => problem !== undefined)) {
    await changeStatus(db.sql, {
      ...{ importId, from: ['inspecting'], to: 'failed', tables },
      failure: tables.length === 0 ? await withoutTable(db, importId) : unreadable(tables),
    });
    return;
  }
  if (row.keyId !== null && tables.some((table) => table.mappings.some(({ file }) => file !== 'prices'))) {
    const failure = { code: 'notPriceList', detail: '' } as const;
    await changeStatus(db.sql, { importId, from: ['inspecting'], to: 'failed', tables, failure });
    return;
  }
  const isClear = tables.every(
    ({ confidence, problem }) => problem === undefined && confidence !== 'likely' && confidence !== 'unsure',
  );
  await changeStatus(db.sql, { importId, from: ['inspecting'], to: isClear ? 'checking' : 'mapping', tables });
}

/** A key may only change prices: a list with names does not register its numbers. */
function onlyPrices(table: ImportTable): ImportTable {
  const prices = table.mappings.filter(({ file }) => file === 'prices');
  return prices.length === 0 ? table : { ...table, mappings: prices };
}

async function plan(db: Database, row: ImportRow): Promise<void> {
  const { importId, sourceId, isFull, keepsIds, replacesNewer } = row;
  const tables = row.tables as readonly ImportTable[];
  const { plan: planned, revision } = await withSource(db, importId, (source) =>
    planImport(
      db,
      { importId, sourceId, isFull, keepsIds, replacesNewer, tables },
      { source, onProgress: (step, done) => showProgress(db, importId, { step, done }) },
    ),
  );
  if (planned.files.length === 0) {
    await fail(db, row, { code: 'nothingToImport', detail: '' });
    return;
  }
  await db.sql.transaction().execute(async (transaction) => {
    await storePlan(transaction, importId, { plan: planned, revision });
    if (row.publishes) await publishByItself(transaction, row, planned);
  });
}

/** A price list waits for a person if more than this share of it is refused, left out or older than the catalogue. */
const WRONG_SHARE_MAX = 0.5;

/** A price list of a key that is to be published; one that changes nothing makes no version. */
async function publishByItself(db: Sql, { importId, createdBy }: ImportRow, planned: ImportPlan): Promise<void> {
  const { rows, refused } = planned.total;
  const wrong = Math.max(refused, planned.olderPrices.count, ...planned.leftOutValues.map((values) => values.rows));
  if (wrong > rows * WRONG_SHARE_MAX || (await isAboveLimits(db, planned))) return;
  const changes = planned.targets.reduce((sum, target) => sum + target.new + target.changed + target.gone, 0);
  await changeStatus(db, { importId, from: ['planned'], to: changes === 0 ? 'published' : 'publishing' });
  await db
    .updateTable('catalogueImport')
    .set({ progress: JSON.stringify({ publishedBy: createdBy }) })
    .where('importId', '=', importId)
    .execute();
}

async function publish(db: Database, row: ImportRow): Promise<void> {
  const { importId, sourceId, isFull, sourceName } = row;
  const { publishedBy } = row.progress as { publishedBy?: number | null };
  await showProgress(db, importId, { step: 'publishing', done: 0 });
  try {
    await publishImport(
      db,
      { importId, sourceId, isFull, sourceName, planRevision: row.planRevision ?? 0 },
      { userId: publishedBy ?? null, address: '', source: 'import' },
    );
  } catch (error) {
    if (!(error instanceof StalePlan)) throw error;
    await changeStatus(db.sql, { importId, from: ['publishing'], to: 'checking' });
  }
}

const unreadable = (tables: readonly ImportTable[]): ImportFailed => ({
  code: 'unreadable',
  detail: tables.map(({ file, problem }) => `${file}: ${problem}`).join('; '),
});

/** Of files such as a PDF or a picture alone, which are passed over among tables. */
async function withoutTable(db: Database, importId: number): Promise<ImportFailed> {
  const [first] = await listFiles(db.sql, [importId]);
  const file = first?.path ?? '';
  return { code: 'unreadable', detail: `${file}: notTable`, source: { file, problem: 'notTable', line: null } };
}

async function showProgress(db: Database, importId: number, progress: { step: string; done: number }): Promise<void> {
  await sql`update catalogue_import set progress = progress || ${JSON.stringify(progress)}::jsonb
    where import_id = ${importId}`.execute(db.sql);
}

function failureOf(error: unknown): ImportFailed | undefined {
  if (error instanceof SourceError) {
    const { file, problem, line = null, message } = error;
    return { code: 'unreadable', detail: message, source: { file, problem, line } };
  }
  if (error instanceof ImportRoleMissing) return { code: 'noRole', detail: error.message };
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === '53100') return { code: 'diskFull', detail: '' };
  return undefined;
}

function fail(db: Database, { importId, status }: ImportRow, failure: ImportFailed) {
  return changeStatus(db.sql, { importId, from: [status], to: 'failed', failure });
}

/** Uploads that no person goes on with: those of a key, and those of a command that was killed, its dry runs among them. */
async function discardAbandoned(db: Database): Promise<void> {
  const { rows } = await sql<{ importId: number }>`
    update catalogue_import set status = 'discarded', changed_at = now(), row_version = row_version + 1
    where status = 'uploading' and (key_id is not null or by_command) and changed_at < now() - interval '1 day'
      and (worker_until is null or worker_until < now())
    returning import_id as "importId"`.execute(db.sql);
  // A dry run has no files, by which staging tables are found below.
  for (const { importId } of rows) await db.withSession((session) => dropStaging({ session, importId }));
}

/**
 * Drops the contents of files and the staging tables of imports that ended some time ago, and of discarded ones at once. The
 * kept versions keep theirs, to be published again once they were taken back.
 */
export async function dropFinished(db: Database): Promise<void> {
  await discardAbandoned(db);
  const { rows } = await sql<{ importId: number }>`
    select i.import_id as "importId" from catalogue_import i
    where (i.status = 'discarded'
        or i.status in ('published', 'withdrawn', 'failed') and i.changed_at < now() - make_interval(days => ${KEPT_DAYS})
          and not exists (select from catalogue_version v where v.import_id = i.import_id
            and (v.can_withdraw or v.withdrawn_at is not null and ${isKept})))
      and exists (select from catalogue_import_chunk c where c.import_id = i.import_id)`.execute(db.sql);
  for (const { importId } of rows) {
    await db.withSession((session) => dropStaging({ session, importId }));
    await db.sql.deleteFrom('catalogueImportChunk').where('importId', '=', importId).execute();
    await db.sql
      .updateTable('catalogueImportFile')
      .set({ receivedBytes: 0 })
      .where('importId', '=', importId)
      .execute();
  }
}
