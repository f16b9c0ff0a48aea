import { type RawBuilder, sql } from 'kysely';
import { MANAGER } from '../../contract/access/role-values.ts';
import { BIN_DAYS } from '../../contract/audit/bin-rules.ts';
import type { auditCalls } from '../../contract/audit/calls.ts';
import { isUserOfAgency } from '../http/agency-scope.ts';
import type { AuthedContext, Session } from '../http/request-context.ts';
import { englishNameInBin } from '../http/resources/names-in-language.ts';
import type { ResourceServices } from '../http/resources/resource-services.ts';
import { restoreRecord } from '../http/resources/restore-record.ts';
import { handlersOf } from '../http/serve.ts';
import { actorOf, type Change, runChange } from '../platform/audit/change.ts';
import type { Database } from '../platform/db/database.ts';
import { containsPattern } from '../platform/db/text-search.ts';
import { Refusal } from '../platform/errors.ts';
import { restoreFromBin } from '../platform/records/deleted-records.ts';
import { allBinSubjects, type BinSubject, findResource } from './subject-powers.ts';

export interface BinDependencies {
  db: Database;
  /** The services of all resources. */
  services: ResourceServices;
}

export function binRoutes({ db, services }: BinDependencies) {
  return handlersOf<typeof auditCalls>()({
    async deletedList({ pageNum, pageSize, filters: { subject, name } }, { session, language }) {
      const subjects = allBinSubjects
        .filter((one) => session.powers.has(one.power) && (subject === undefined || one.name === subject))
        .map((one) => one.name);
      if (subjects.length === 0) return { rows: [], total: 0 };
      let found = db.sql
        .selectFrom('deletedRecord')
        .where('subject', 'in', subjects)
        .where(sql<boolean>`deleted_at >= now() - make_interval(days => ${BIN_DAYS})`)
        .where(isVisible(session));
      if (name !== undefined) found = found.where(isNamed(containsPattern(name)));
      const rows = await found
        .leftJoin('account', 'account.userId', 'deletedRecord.deletedBy')
        .select(['deletedId', 'subject', 'recordId', 'deletedAt'])
        .select((language === 'en' ? sql<string>`coalesce(${ENGLISH_NAME}, name)` : sql<string>`name`).as('name'))
        .select(sql<string>`coalesce(account.username, '')`.as('deletedBy'))
        .orderBy('deletedId', 'desc')
        .limit(pageSize)
        .offset((pageNum - 1) * pageSize)
        .execute();
      const { total } = await found.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
      return { rows, total };
    },
    async deletedRestore({ subject, id }, context) {
      const kind = allBinSubjects.find((one) => one.name === subject);
      if (kind === undefined) throw new Refusal('900404');
      if (!context.session.powers.has(`${kind.power}:delete`)) throw new Refusal('900403');
      await runChange(db, actorOf(context), async (change) => {
        const visible = await change.sql
          .selectFrom('deletedRecord')
          .select('deletedId')
          .where('subject', '=', subject)
          .where('recordId', '=', id)
          .where(isVisible(context.session))
          .executeTakeFirst();
        if (visible === undefined) throw new Refusal('900404');
        await restore(change, { ...kind, id }, context);
      });
      return null;
    },
  });

  async function restore(change: Change, { name, table, id }: BinSubject & { id: number }, context: AuthedContext) {
    const resource = findResource(name);
    const service = resource === undefined ? undefined : services.get(resource.name);
    if (resource !== undefined && service !== undefined) {
      await restoreRecord(change, { name: resource.name, service, id }, context);
      return;
    }
    const restored = await restoreFromBin(change.sql, { subject: name, table, id });
    const { name: subjectName, record } = restored;
    change.record({ action: 'restore', subject: name, subjectId: id, subjectName, after: record });
  }
}

const ENGLISH_NAME = englishNameInBin(sql`subject`, sql`record`);

/** In either language. */
const isNamed = (pattern: string) => sql<boolean>`(name ilike ${pattern} or ${ENGLISH_NAME} ilike ${pattern})`;

/** Remarks are seen as they can be deleted: by their author, on users of their own agency, or by a manager. */
function isVisible(session: Session): RawBuilder<boolean> {
  if (session.roleValue === MANAGER) return sql<boolean>`true`;
  return sql<boolean>`(subject <> 'remark' or (record->>'operator_id')::integer = ${session.userId}
    and ${isUserOfAgency(session, sql`(record->>'user_id')::integer`)})`;
}
