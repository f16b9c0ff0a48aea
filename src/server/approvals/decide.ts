import { messageOf } from '../../contract/code-messages.ts';
import type { ApprovableWrites } from '../http/approvable-writes.ts';
import type { AuthedContext, Session } from '../http/request-context.ts';
import { actorOf, type Change, runChange } from '../platform/audit/change.ts';
import type { Database, Sql } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import { type ApprovalViewer, type ClosedApproval, closeApproval } from './repository.ts';

export interface DecisionDependencies {
  db: Database;
  writes: ApprovableWrites;
  /** The session of the requester, with the powers of now; undefined if the account is disabled. */
  findSession(within: Sql, userId: number): Promise<Session | undefined>;
}

interface Decision {
  approvalId: number;
  note: string;
  viewer: ApprovalViewer;
}

/** A refusal of the change itself, thrown so that the decision is rolled back with it. */
class WriteRefused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** Approves a change and makes it in the same transaction. @throws Refusal 301011, 301012, 301014, 301015 */
export async function approve(
  dependencies: DecisionDependencies,
  decision: Decision,
  context: AuthedContext,
): Promise<void> {
  const { db } = dependencies;
  const { approvalId, note, viewer } = decision;
  const actor = { ...actorOf(context), reason: `#${approvalId}` };
  try {
    await runChange(db, actor, async (change) => {
      const approval = await closeApproval(change.sql, { approvalId, state: 'approved', viewer, note });
      change.record({ action: 'approve', ...recordOf(approval), after: { approvalId, note } });
      await runAgain({ ...change, isApproved: true }, approval, dependencies).catch((error: unknown) => {
        throw error instanceof Refusal ? new WriteRefused(error) : error;
      });
    });
  } catch (error) {
    if (!(error instanceof WriteRefused)) throw error;
    const { code } = error.refusal;
    await runChange(db, actor, async (change) => {
      const approval = await closeApproval(change.sql, { approvalId, state: 'failed', viewer, note, failure: code });
      change.record({ action: 'reject', ...recordOf(approval), after: { approvalId, failure: code } });
    });
    if (code === '900410') throw new Refusal('301014');
    throw new Refusal('301015', { message: failureMessage(error.refusal) });
  }
}

/** Refuses or withdraws a change. @throws Refusal 900404, 301011, 301012 */
export async function close(
  db: Database,
  { approvalId, note, viewer, state }: Decision & { state: 'refused' | 'withdrawn' },
  context: AuthedContext,
): Promise<void> {
  await runChange(db, { ...actorOf(context), reason: `#${approvalId}` }, async (change) => {
    const approval = await closeApproval(change.sql, { approvalId, state, viewer, note });
    const action = state === 'refused' ? 'reject' : 'withdraw';
    change.record({ action, ...recordOf(approval), after: { approvalId, note } });
  });
}

/** Makes the change as its requester would now, from the version that the requester saw. */
async function runAgain(
  change: Change,
  { operation, body, requestedBy, address }: ClosedApproval,
  { writes, findSession }: DecisionDependencies,
): Promise<void> {
  const write = writes.get(operation);
  const session = await findSession(change.sql, requestedBy);
  // The call is gone in this version, or the requester has lost the account or the power.
  if (write === undefined || session === undefined || !session.powers.has(write.call.access))
    throw new Refusal('900403');
  const context: AuthedContext = {
    ...{
      platform: 'easyEpc',
      language: 'zh-CN',
      address,
      userAgent: '',
      captchaId: null,
      deviceToken: null,
      origin: '',
    },
    setDeviceToken: () => undefined,
    session,
  };
  await write.run(change, write.call.body.parse(body), context);
}

function recordOf({ subject, subjectId, subjectName }: ClosedApproval) {
  return { subject, subjectId, subjectName };
}

function failureMessage({ code }: Refusal) {
  const textIn = (language: 'zh-CN' | 'en') => [messageOf('301015', language), messageOf(code, language)];
  return { zh: textIn('zh-CN').join('：'), en: textIn('en').join(': ') };
}
