import { sql } from 'kysely';
import { resources } from '../../contract/all-calls.ts';
import { BIN_DAYS } from '../../contract/audit/bin-rules.ts';
import type { auditCalls } from '../../contract/audit/calls.ts';
import type { ResourceServices } from '../http/resources/resource-services.ts';
import { restoreRecord } from '../http/resources/restore-record.ts';
import { handlersOf } from '../http/serve.ts';
import { actorOf, runChange } from '../platform/audit/change.ts';
import type { Database } from '../platform/db/database.ts';
import { containsPattern } from '../platform/db/text-search.ts';
import { Refusal } from '../platform/errors.ts';
import { findResource } from './subject-powers.ts';

export interface AuditDependencies {
  db: Database;
  /** The services of all resources. */
  services: ResourceServices;
}

export function binRoutes({ db, services }: AuditDependencies) {
  return handlersOf<typeof auditCalls>()({
    async deletedList({ pageNum, pageSize, filters: { subject, name } }, { session }) {
      const subjects = Object.values(resources)
        .filter(
          (resource) => session.powers.has(resource.power) && (subject === undefined || resource.name === subject),
        )
        .map((resource) => resource.name);
      if (subjects.length === 0) return { rows: [], total: 0 };
      let found = db.sql
        .selectFrom('deletedRecord')
        .where('subject', 'in', subjects)
        .where(sql<boolean>`deleted_at >= now() - make_interval(days => ${BIN_DAYS})`);
      if (name !== undefined) found = found.where('name', 'ilike', containsPattern(name));
      const rows = await found
        .leftJoin('account', 'account.userId', 'deletedRecord.deletedBy')
        .select(['deletedId', 'subject', 'recordId', 'name', 'deletedAt'])
        .select(sql<string>`coalesce(account.username, '')`.as('deletedBy'))
        .orderBy('deletedId', 'desc')
        .limit(pageSize)
        .offset((pageNum - 1) * pageSize)
        .execute();
      const { total } = await found.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
      return { rows, total };
    },
    async deletedRestore({ subject, id }, context) {
      const resource = findResource(subject);
      if (resource === undefined) throw new Refusal('900404');
      if (!context.session.powers.has(`${resource.power}:delete`)) throw new Refusal('900403');
      const service = services.get(resource.name);
      if (service === undefined) throw new Error(`no service of ${subject}`);
      await runChange(db, actorOf(context), (change) =>
        restoreRecord(change, { name: resource.name, service, id }, context),
      );
      return null;
    },
  });
}
