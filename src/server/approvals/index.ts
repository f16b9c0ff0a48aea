import { APPROVAL_DECIDE_POWER } from '../../contract/approvals/rules.ts';
import type { Session } from '../http/request-context.ts';
import type { Approvals } from '../http/serve.ts';
import { actorOf, runChange } from '../platform/audit/change.ts';
import { requestApproval } from '../platform/audit/second-person.ts';
import type { DecisionDependencies } from './decide.ts';
import { countDecidable } from './repository.ts';
import { approvalRoutes, viewerOf } from './routes.ts';

/** Changes that wait for a second person (ADR 30). */
export function approvalsDomain(dependencies: DecisionDependencies) {
  const { db, writes } = dependencies;
  const approvals: Approvals = {
    ask(write, context) {
      // It could never be made.
      if (!writes.has(write.operation)) throw new Error(`${write.operation} cannot wait for a second person`);
      return runChange(db, actorOf(context), (change) => requestApproval(change, write));
    },
  };
  return {
    calls: approvalRoutes(dependencies),
    approvals,
    /** Open ones that the session may decide; null for those who decide none. */
    async countWaiting(session: Session): Promise<number | null> {
      if (!session.powers.has(APPROVAL_DECIDE_POWER)) return null;
      return countDecidable(db.sql, viewerOf(session, writes));
    },
  };
}
