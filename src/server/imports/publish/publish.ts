import { appendEntries } from '../../platform/audit/append-entries.ts';
import type { Actor, AuditEntry } from '../../platform/audit/audit-entry.ts';
import type { Database, Session } from '../../platform/db/database.ts';
import { createKysely } from '../../platform/db/dialect.ts';
import { largeStatements } from '../staging/import-role.ts';
import { isPlanKept } from '../staging/staging.ts';
import { type PublishedCounts, writePlan } from './publish-import.ts';
import { dropOldUndo, restoreVersion } from './undo.ts';

/** The catalogue has changed since the plan was made, or the plan's staging tables are lost. */
export class StalePlan extends Error {}

/** Another version was published since, so it is taken back first. */
export class NotNewestVersion extends Error {}

interface Published {
  version: number;
  counts: PublishedCounts;
}

/**
 * Publishes a planned import in one transaction: readers see the catalogue before or after it. Publications wait for each
 * other.
 * @throws StalePlan
 */
export function publishImport(
  db: Database,
  given: { importId: number; sourceId: number; isFull: boolean; planRevision: number; sourceName: string },
  actor: Actor,
): Promise<Published> {
  const { importId, sourceId, isFull, planRevision, sourceName } = given;
  return inTransaction(db, async (session) => {
    const revision = await lockState(session);
    if (revision !== planRevision || !(await isPlanKept({ session, importId }))) throw new StalePlan();
    const [row] = await session.query<{ version: number }>(
      `insert into catalogue_version (import_id, source_id, published_by, counts) values ($1, $2, $3, '{}') returning version`,
      [importId, sourceId, actor.userId],
    );
    const version = row?.version ?? 0;
    const counts = await writePlan({ importId, sourceId, isFull, session }, version);
    await session.query('update catalogue_version set counts = $1 where version = $2', [
      JSON.stringify(counts),
      version,
    ]);
    const [published] = await session.query<{ replacesNewer: boolean }>(
      `update catalogue_import set status = 'published', changed_at = now(), worker = null, worker_until = null,
        row_version = row_version + 1 where import_id = $1 returning replaces_newer as "replacesNewer"`,
      [importId],
    );
    await dropOldUndo(session, version);
    await switchRevision(session);
    await record(session, actor, {
      action: 'add',
      subject: 'catalogueVersion',
      subjectId: version,
      subjectName: sourceName,
      after: { importId, ...(published?.replacesNewer === true && { replacesNewer: true }), ...flatten(counts) },
    });
    return { version, counts };
  });
}

/**
 * Takes the newest version back in one transaction. @returns how many new records stayed because they are in use
 * @throws NotNewestVersion
 */
export function withdrawVersion(db: Database, version: number, actor: Actor): Promise<number> {
  return inTransaction(db, async (session) => {
    await lockState(session);
    const [newest] = await session.query<{ version: number }>(
      'select version from catalogue_version where withdrawn_at is null order by version desc limit 1',
    );
    const [row] = await session.query<{ name: string }>(
      `update catalogue_version v set withdrawn_at = now(), withdrawn_by = $2, can_withdraw = false
        from catalogue_source s where s.source_id = v.source_id and v.version = $1 and v.can_withdraw returning s.name`,
      [version, actor.userId],
    );
    if (row === undefined || newest?.version !== version) throw new NotNewestVersion();
    const stayed = await restoreVersion(session, version);
    await session.query(
      `update catalogue_import set status = 'withdrawn', changed_at = now(), row_version = row_version + 1
        where status = 'published' and import_id = (select import_id from catalogue_version where version = $1)`,
      [version],
    );
    await switchRevision(session);
    await record(session, actor, {
      ...{ action: 'withdraw', subject: 'catalogueVersion', subjectId: version, subjectName: row.name },
      after: { stayed },
    });
    return stayed;
  });
}

async function lockState(session: Session): Promise<number> {
  const [state] = await session.query<{ revision: number }>('select revision from catalogue_state for update');
  return state?.revision ?? 0;
}

const switchRevision = (session: Session) => session.execute('update catalogue_state set revision = revision + 1;');

/** The audit is written in the session's transaction. */
async function record(session: Session, actor: Actor, entry: AuditEntry): Promise<void> {
  const sql = createKysely(async () => ({
    release: () => undefined,
    query: async (text, parameters) => {
      const rows = await session.query(text, parameters);
      return { rows, affectedRows: rows.length };
    },
  }));
  await appendEntries(sql, actor, [entry]);
}

function flatten(counts: PublishedCounts): Record<string, number> {
  return Object.fromEntries(
    Object.entries(counts).flatMap(([name, count]) =>
      Object.entries(count).flatMap(([what, rows]) => (rows === 0 ? [] : [[`${name}.${what}`, rows]])),
    ),
  );
}

async function inTransaction<Result>(db: Database, work: (session: Session) => Promise<Result>): Promise<Result> {
  return db.withSession(async (session) => {
    await session.execute('begin');
    try {
      // The embedded engine would keep the memory.
      if (db.engine === 'postgres') await session.execute(largeStatements('local'));
      const result = await work(session);
      await session.execute('commit');
      return result;
    } catch (error) {
      await session.execute('rollback').catch(() => undefined);
      throw error;
    }
  });
}
