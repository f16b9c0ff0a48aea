import { sql } from 'kysely';
import type { Sql } from '../db/database.ts';
import type { Change } from './change.ts';

/** A call about a record that a second person was asked about. */
interface Asked {
  operation: string;
  subject: string;
  subjectId: string;
}

const isOpenAbout = ({ operation, subject, subjectId }: Asked) =>
  sql<boolean>`operation = ${operation} and subject = ${subject} and subject_id = ${subjectId}
    and state = 'open' and expires_at > now()`;

/** Whether a second person was asked about the record as it is in this version. */
export async function isAskedAbout(db: Sql, asked: Asked, rowVersion: number): Promise<boolean> {
  const found = await db
    .selectFrom('approval')
    .select('approvalId')
    .where(isOpenAbout(asked))
    .where(sql<number>`(body->>'rowVersion')::integer`, '=', rowVersion)
    .executeTakeFirst();
  return found !== undefined;
}

/** Withdraws what was asked, by one conditional statement, so that a decision made meanwhile stays. */
export async function withdrawAsked({ sql: db, actor, record }: Change, asked: Asked): Promise<void> {
  const withdrawn = await db
    .updateTable('approval')
    .set({ state: 'withdrawn', decidedBy: actor.userId, decidedAt: sql<string>`now()` })
    .where(isOpenAbout(asked))
    .returning(['approvalId', 'subject', 'subjectId', 'subjectName'])
    .execute();
  for (const { approvalId, ...about } of withdrawn) record({ action: 'withdraw', ...about, after: { approvalId } });
}
