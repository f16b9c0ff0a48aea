import type { auditCalls } from '../../contract/audit/calls.ts';
import type { Handlers } from '../http/serve.ts';
import { auditRoutes } from './audit-routes.ts';
import { type AuditDependencies, binRoutes } from './bin-routes.ts';

export function auditDomain(dependencies: AuditDependencies): { calls: Handlers<typeof auditCalls> } {
  return { calls: { ...auditRoutes(dependencies.db), ...binRoutes(dependencies) } };
}
