import { sql } from 'kysely';
import { z } from 'zod';
import { resources } from '../../contract/all-calls.ts';
import type { exportCalls } from '../../contract/exports/calls.ts';
import { EXPORT_PAGE_SIZE, exportedRowsMax, exportedTables } from '../../contract/exports/rules.ts';
import type { ResourceServices } from '../http/resources/resource-services.ts';
import { handlersOf } from '../http/serve.ts';
import { actorOf, runChange } from '../platform/audit/change.ts';
import type { Database, Sql } from '../platform/db/database.ts';
import { Refusal, validate } from '../platform/errors.ts';

export interface ExportDependencies {
  db: Database;
  /** The services of all resources. */
  services: ResourceServices;
}

const Page = z.object({ rows: z.array(z.record(z.string(), z.unknown())), total: z.number() });

export function exportRoutes({ db, services }: ExportDependencies) {
  return handlersOf<typeof exportCalls>()({
    async listExport({ resource: name, filters, sort, pageNum, format }, context) {
      const resource = Object.values(resources).find((one) => one.name === name);
      if (resource === undefined) throw new Refusal('900404');
      if (!context.session.powers.has(resource.power)) throw new Refusal('900403');
      const query = validate(resource.list.body, { filters, sort, pageNum, pageSize: EXPORT_PAGE_SIZE });
      const service = services.get(resource.name);
      if (service === undefined) throw new Error(`no service of ${name}`);
      const { rows, total } = Page.parse(await service.list(query, context));
      const request = { format, filters, sort };
      // Before the rows are sent: an export that is not in the audit must not leave the server.
      if (pageNum === 1 || !(await isRecorded(db.sql, { userId: context.session.userId, subject: name, request })))
        await runChange(db, actorOf(context), async ({ record }) =>
          record({
            action: 'export',
            subject: name,
            subjectId: 0,
            after: { ...request, total, rows: Math.min(total, exportedRowsMax[format]) },
          }),
        );
      return { rows, total };
    },

    async tableExport({ table, ...request }, context) {
      if (!context.session.powers.has(exportedTables[table])) throw new Refusal('900403');
      await runChange(db, actorOf(context), async ({ record }) =>
        record({ action: 'export', subject: table, subjectId: 0, after: request }),
      );
      return null;
    },
  });
}

interface RecordedExport {
  userId: number;
  subject: string;
  request: { format: string; filters: object; sort: readonly object[] };
}

/** Whether the same export was recorded within 15 minutes: its pages share one entry. */
async function isRecorded(db: Sql, { userId, subject, request }: RecordedExport): Promise<boolean> {
  const { format, filters, sort } = request;
  const { rows } = await sql`
    select from audit_entry where subject = ${subject} and subject_id = '0' and action = 'export' and actor_id = ${userId}
      and audited_at > now() - interval '15 minutes' and after ->> 'format' = ${format}
      and after -> 'filters' = ${JSON.stringify(filters)}::jsonb and after -> 'sort' = ${JSON.stringify(sort)}::jsonb
    limit 1`.execute(db);
  return rows.length > 0;
}
