import type { auditCalls } from '../../contract/audit/calls.ts';
import type { Handlers } from '../http/serve.ts';
import type { Database } from '../platform/db/database.ts';
import { auditRoutes } from './audit-routes.ts';
import { binRoutes } from './bin-routes.ts';

export function auditDomain({ db }: { db: Database }): { calls: Handlers<typeof auditCalls> } {
  return { calls: { ...auditRoutes(db), ...binRoutes(db) } };
}
