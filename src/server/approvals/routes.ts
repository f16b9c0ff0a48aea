import type { approvalCalls } from '../../contract/approvals/calls.ts';
import { APPROVAL_DECIDE_POWER, APPROVAL_PAGE } from '../../contract/approvals/rules.ts';
import { isCode, messageOf } from '../../contract/code-messages.ts';
import type { Language } from '../../contract/codes.ts';
import { isScopedToAgency } from '../http/agency-scope.ts';
import type { ApprovableWrites } from '../http/approvable-writes.ts';
import type { Session } from '../http/request-context.ts';
import { withNamesInLanguage } from '../http/resources/names-in-language.ts';
import type { Handlers } from '../http/serve.ts';
import { approve, close, type DecisionDependencies } from './decide.ts';
import { type ApprovalViewer, listApprovals } from './repository.ts';

export function approvalRoutes(dependencies: DecisionDependencies): Handlers<typeof approvalCalls> {
  const { db, writes } = dependencies;
  return {
    async approvalList({ state, ...page }, { session, language }) {
      const viewer = viewerOf(session, writes);
      const { rows, total } = await listApprovals(db.sql, viewer, { state, ...page });
      const named = await withNamesInLanguage(db.sql, language, rows);
      const canDecide = session.powers.has(APPROVAL_DECIDE_POWER);
      return {
        rows: named.map(({ operation, requestedById, failure, ...row }) => {
          const isOwn = requestedById === session.userId;
          const mayDecide = canDecide && !isOwn && row.state === 'open' && viewer.operations.includes(operation);
          return { ...row, failure: textOf(failure, language), isOwn, canDecide: mayDecide };
        }),
        total,
      };
    },
    async approvalApprove({ approvalId, note }, context) {
      await approve(dependencies, { approvalId, note, viewer: viewerOf(context.session, writes) }, context);
      return null;
    },
    async approvalRefuse({ approvalId, note }, context) {
      const viewer = viewerOf(context.session, writes);
      await close(db, { approvalId, note, viewer, state: 'refused' }, context);
      return null;
    },
    async approvalWithdraw({ approvalId }, context) {
      const viewer = viewerOf(context.session, writes);
      await close(db, { approvalId, note: '', viewer, state: 'withdrawn' }, context);
      return null;
    },
  };
}

/**
 * Agents and sellers see only their own, as those of others may be about users of another agency. So does everyone without
 * the power of the page.
 */
export function viewerOf(session: Session, writes: ApprovableWrites): ApprovalViewer {
  const { userId, powers } = session;
  if (isScopedToAgency(session) || !powers.has(APPROVAL_PAGE)) return { userId, operations: [] };
  const held = [...writes.values()].filter(({ call }) => powers.has(call.access));
  return { userId, operations: held.map(({ call }) => call.operation) };
}

function textOf(failure: string | null, language: Language): string {
  return isCode(failure) ? messageOf(failure, language) : '';
}
