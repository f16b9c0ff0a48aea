import { sql } from 'kysely';
import type { Sql } from '../db/database.ts';
import type { Change } from './change.ts';

/** A call about a record that waits for a second person. */
interface GuardedCall {
  operation: string;
  subject: string;
  subjectId: string;
}

const isOpenAbout = ({ operation, subject, subjectId }: GuardedCall) =>
  sql<boolean>`operation = ${operation} and subject = ${subject} and subject_id = ${subjectId}
    and state = 'open' and expires_at > now()`;

/** Whether the call waits for a second person's approval of this version of the record. */
export async function hasOpenApproval(db: Sql, call: GuardedCall, rowVersion: number): Promise<boolean> {
  const found = await db
    .selectFrom('approval')
    .select('approvalId')
    .where(isOpenAbout(call))
    .where(sql<number>`(body->>'rowVersion')::integer`, '=', rowVersion)
    .executeTakeFirst();
  return found !== undefined;
}

/** Withdraws the request for approval by one conditional statement, so that a decision made meanwhile stays. */
export async function withdrawOpenApproval({ sql: db, actor, record }: Change, call: GuardedCall): Promise<void> {
  const withdrawn = await db
    .updateTable('approval')
    .set({ state: 'withdrawn', decidedBy: actor.userId, decidedAt: sql<string>`now()` })
    .where(isOpenAbout(call))
    .returning(['approvalId', 'subject', 'subjectId', 'subjectName'])
    .execute();
  for (const { approvalId, ...about } of withdrawn) record({ action: 'withdraw', ...about, after: { approvalId } });
}
