import { type RawBuilder, sql } from 'kysely';
import type { RecordsOfUser } from '../platform/audit/records-of-user.ts';

interface Reader {
  recordsOfUser: RecordsOfUser;
  /** Whether the reader sees entries of such records. */
  canSee(subject: string): boolean;
}

/**
 * The condition of entries of a user and of the records that belong to the user. The entries of each record are read by
 * the index on subject and id, however many entries the audit has: `offset 0` keeps the planner from joining them, and the
 * array from testing every entry.
 */
export function isAboutUser(userId: number, { recordsOfUser, canSee }: Reader): RawBuilder<boolean> {
  const kinds = Object.entries(recordsOfUser).filter(([subject]) => canSee(subject));
  const subjects = kinds.map(([subject]) => subject);
  const records = [
    ...kinds.map(([subject, idsOf]) => sql`select ${subject}::text, own.id::text from (${idsOf(userId)}) own (id)`),
    sql`select subject, subject_id from audit_entry
      where action = 'delete' and before ->> 'userId' = ${String(userId)} and subject = any(${subjects}::text[])`,
  ];
  return sql<boolean>`audit_id = any(array(
    select e.audit_id from (${sql.join(records, sql` union `)}) record (subject, id)
    cross join lateral (
      select audit_id from audit_entry where subject = record.subject and subject_id = record.id offset 0
    ) e))`;
}
