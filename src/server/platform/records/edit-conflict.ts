import type { EditConflict } from '../../../contract/audit/edit-conflict.ts';
import type { Sql } from '../db/database.ts';
import { Refusal } from '../errors.ts';

interface RecordKey {
  subject: string;
  id: number | string;
}

/** The refusal of a write that was made from an older version: 900410 with the record as it is now, and who changed it. */
export async function editConflict(db: Sql, { subject, id }: RecordKey, theirs: object): Promise<Refusal> {
  const last = await db
    .selectFrom('auditEntry')
    .select(['actorName', 'auditedAt'])
    .where('subject', '=', subject)
    .where('subjectId', '=', String(id))
    .orderBy('auditId', 'desc')
    .limit(1)
    .executeTakeFirst();
  const result: EditConflict = {
    theirs: { ...theirs },
    changedBy: last?.actorName ?? '',
    changedAt: last?.auditedAt ?? null,
  };
  return new Refusal('900410', { result });
}
