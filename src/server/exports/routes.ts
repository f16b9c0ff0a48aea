import { z } from 'zod';
import { resources } from '../../contract/all-calls.ts';
import type { exportCalls } from '../../contract/exports/calls.ts';
import { EXPORT_PAGE_SIZE } from '../../contract/exports/rules.ts';
import type { ResourceServices } from '../http/resources/resource-services.ts';
import { handlersOf } from '../http/serve.ts';
import { actorOf, runChange } from '../platform/audit/change.ts';
import type { Database } from '../platform/db/database.ts';
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
      const from = (pageNum - 1) * EXPORT_PAGE_SIZE;
      // Before the rows are sent: an export that is not in the audit must not leave the server.
      await runChange(db, actorOf(context), async ({ record }) =>
        record({
          action: 'export',
          subject: name,
          subjectId: 0,
          after: { format, filters, sort, total, rows: rows.length, from: rows.length === 0 ? from : from + 1 },
        }),
      );
      return { rows, total };
    },
  });
}
