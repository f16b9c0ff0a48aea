import { type RawBuilder, sql } from 'kysely';
import type { Approval } from '../../contract/approvals/schemas.ts';
import type { Sql } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';

/** Whose approvals a session sees: its own, and those of the calls that it may make itself. */
export interface ApprovalViewer {
  userId: number;
  operations: readonly string[];
}

export type ListedApproval = Omit<Approval, 'isOwn' | 'canDecide' | 'failure'> & {
  operation: string;
  requestedById: number;
  failure: string | null;
};

interface Query {
  pageNum: number;
  pageSize: number;
  state: 'open' | 'closed';
}

/** Open ones the oldest first, closed ones the last decided first. */
export async function listApprovals(db: Sql, viewer: ApprovalViewer, { pageNum, pageSize, state }: Query) {
  const isOpen = state === 'open';
  const where = sql`(p.state = 'open' and p.expires_at > now()) = ${isOpen} and ${isVisible(viewer)}`;
  const { rows } = await sql<ListedApproval>`
    select p.approval_id as "approvalId", p.kind, p.operation, p.subject, p.subject_id as "subjectId",
      p.subject_name as "subjectName", p.before, p.after, p.source, p.requested_by as "requestedById",
      requester.username as "requestedBy", p.requested_at as "requestedAt", p.expires_at as "expiresAt",
      case when p.state = 'open' and p.expires_at <= now() then 'expired' else p.state end as state,
      decider.username as "decidedBy", p.decided_at as "decidedAt", p.note, p.failure
    from approval p join account requester on requester.user_id = p.requested_by
    left join account decider on decider.user_id = p.decided_by
    where ${where}
    order by ${isOpen ? sql`p.requested_at, p.approval_id` : sql`p.decided_at desc nulls first, p.approval_id desc`}
    limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(db);
  const { rows: counts } = await sql<{ total: number }>`
    select count(*)::integer as total from approval p where ${where}`.execute(db);
  return { rows, total: counts[0]?.total ?? 0 };
}

function isVisible({ userId, operations }: ApprovalViewer): RawBuilder<boolean> {
  return sql<boolean>`(p.requested_by = ${userId} or p.operation = any(${[...operations]}::text[]))`;
}

/** Open ones that wait for somebody else than the requester. */
export async function countDecidable(db: Sql, { userId, operations }: ApprovalViewer): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from approval p
    where p.state = 'open' and p.expires_at > now() and p.requested_by <> ${userId}
      and p.operation = any(${[...operations]}::text[])`.execute(db);
  return rows[0]?.total ?? 0;
}

export interface ClosedApproval {
  approvalId: number;
  operation: string;
  body: unknown;
  subject: string;
  subjectId: string;
  subjectName: string;
  requestedBy: number;
  address: string;
}

interface Closing {
  approvalId: number;
  state: 'approved' | 'refused' | 'withdrawn' | 'failed';
  viewer: ApprovalViewer;
  note?: string;
  failure?: string;
}

/**
 * Closes an open approval by one conditional statement, so that one of several people wins.
 * @throws Refusal 900404 for one that the viewer does not see, 301011 for a decision about the viewer's own change,
 *   301012 if it is not open
 */
export async function closeApproval(
  db: Sql,
  { approvalId, state, viewer, note = '', failure }: Closing,
): Promise<ClosedApproval> {
  const mayClose = state === 'withdrawn' ? sql`requested_by = ${viewer.userId}` : sql`requested_by <> ${viewer.userId}`;
  const { rows } = await sql<ClosedApproval>`
    update approval p set state = ${state}, decided_by = ${viewer.userId}, decided_at = now(), note = ${note},
      failure = ${failure ?? null}
    where approval_id = ${approvalId} and state = 'open' and expires_at > now() and ${mayClose} and ${isVisible(viewer)}
    returning approval_id as "approvalId", operation, body, subject, subject_id as "subjectId",
      subject_name as "subjectName", requested_by as "requestedBy", address`.execute(db);
  const [closed] = rows;
  if (closed === undefined) throw await refusalOf(db, { approvalId, state, viewer });
  return closed;
}

async function refusalOf(db: Sql, { approvalId, state, viewer }: Pick<Closing, 'approvalId' | 'state' | 'viewer'>) {
  const { rows } = await sql<{ requestedBy: number }>`
    select p.requested_by as "requestedBy" from approval p
    where p.approval_id = ${approvalId} and ${isVisible(viewer)}`.execute(db);
  const [row] = rows;
  if (row === undefined) return new Refusal('900404');
  const isOwn = row.requestedBy === viewer.userId;
  if (state === 'withdrawn') return new Refusal(isOwn ? '301012' : '900404');
  return new Refusal(isOwn ? '301011' : '301012');
}
