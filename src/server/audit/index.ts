import type { auditCalls } from '../../contract/audit/calls.ts';
import type { Handlers } from '../http/serve.ts';
import { type AuditRouteDependencies, auditRoutes } from './audit-routes.ts';
import { type BinDependencies, binRoutes } from './bin-routes.ts';

type AuditDependencies = AuditRouteDependencies & BinDependencies;

export function auditDomain(dependencies: AuditDependencies): { calls: Handlers<typeof auditCalls> } {
  return { calls: { ...auditRoutes(dependencies), ...binRoutes(dependencies) } };
}
