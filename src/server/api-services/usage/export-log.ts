import type { z } from 'zod';
import { LOG_EXPORT_MAX } from '../../../contract/api-services/usage/rules.ts';
import type { apiLogExport } from '../../../contract/api-services/usage/schemas.ts';
import type { AuthedContext } from '../../http/request-context.ts';
import { actorOf, runChange } from '../../platform/audit/change.ts';
import type { Database } from '../../platform/db/database.ts';
import { scopeOf } from '../visible-customers.ts';
import { listRequests } from './request-repository.ts';

/** The newest requests that match; the export is in the audit before the rows are sent. */
export async function exportLog(
  db: Database,
  { format, ...filters }: z.output<typeof apiLogExport.body>,
  context: AuthedContext,
): Promise<z.infer<typeof apiLogExport.result>> {
  const { rows, next } = await listRequests(db.sql, { ...filters, limit: LOG_EXPORT_MAX }, scopeOf(context.session));
  await runChange(db, actorOf(context), async ({ record }) =>
    record({ action: 'export', subject: 'apiRequest', subjectId: 0, after: { format, filters, rows: rows.length } }),
  );
  return { rows, isCut: next !== null };
}
