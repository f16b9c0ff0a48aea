import { sql } from 'kysely';
import type { Actor } from '../../platform/audit/audit-entry.ts';
import { runChange } from '../../platform/audit/change.ts';
import type { Database, Sql } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import { changeStatus } from '../repository.ts';
import { KEPT_VERSIONS } from './undo.ts';

/** Over the version `v`: the newest of its import, fewer than the kept versions came after it, and all files are there. */
export const isKept = sql<boolean>`
  v.version = (select max(same.version) from catalogue_version same where same.import_id = v.import_id)
  and (select count(*) from catalogue_version later where later.version > v.version and later.withdrawn_at is null) < ${KEPT_VERSIONS}
  and exists (select from catalogue_import_file f where f.import_id = v.import_id)
  and not exists (select from catalogue_import_file f where f.import_id = v.import_id and f.received_bytes <> f.bytes)`;

/** The state of the newest version of an import; undefined if none was published. */
export function findNewestVersion(db: Sql, importId: number) {
  return db
    .selectFrom('catalogueVersion as v')
    .leftJoin('account as w', 'w.userId', 'v.withdrawnBy')
    .select(['v.version', 'v.withdrawnAt', 'w.username as withdrawnBy', isKept.as('isKept')])
    .where('v.importId', '=', importId)
    .orderBy('v.version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Lets the import of a withdrawn version be checked and planned again; publishing the plan makes a new version.
 * @throws Refusal 900404, 300925 for a version that is not withdrawn, 300926 for one that is no longer kept
 */
export function checkAgain(db: Database, version: number, actor: Actor): Promise<{ importId: number }> {
  return runChange(db, actor, async ({ sql: transaction, record }) => {
    const found = await transaction
      .selectFrom('catalogueVersion as v')
      .innerJoin('catalogueSource as s', 's.sourceId', 'v.sourceId')
      .select(['v.importId', 'v.withdrawnAt', 's.name', isKept.as('isKept')])
      .where('v.version', '=', version)
      .executeTakeFirst();
    if (found === undefined) throw new Refusal('900404');
    const { importId, withdrawnAt, name } = found;
    if (withdrawnAt === null) throw new Refusal('300925');
    if (importId === null || !found.isKept) throw new Refusal('300926');
    await changeStatus(transaction, { importId, from: ['withdrawn'], to: 'checking' });
    record({
      ...{ action: 'edit', subject: 'catalogueImport', subjectId: importId, subjectName: name },
      before: { status: 'withdrawn' },
      after: { status: 'checking', version },
    });
    return { importId };
  });
}
