import type { AuditSource } from '../../../contract/audit/sources.ts';
import type { Database, Sql } from '../db/database.ts';
import { appendEntries } from './append-entries.ts';
import type { Actor, AuditEntry } from './audit-entry.ts';

export type { Actor, AuditEntry } from './audit-entry.ts';

/** An open transaction. Its entries are written to the audit before it commits. */
export interface Change {
  sql: Sql;
  actor: Actor;
  record(entry: AuditEntry): void;
  /** A second person has approved the change (second-person.ts). */
  isApproved?: boolean;
}

/** The signed-in user who sent a request. */
export function actorOf(
  { session, address }: { session: { userId: number }; address: string },
  source: AuditSource = 'page',
): Actor {
  return { userId: session.userId, address, source };
}

/**
 * Runs `work` in a transaction and writes its audit entries in the same transaction, so that there is no change without
 * its entry and no entry without its change. The chain is locked at the very end: two changes cannot deadlock over it.
 */
export async function runChange<Result>(
  { sql: db }: Pick<Database, 'sql'>,
  actor: Actor,
  work: (change: Change) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (sql) => {
    const entries: AuditEntry[] = [];
    const result = await work({ sql, actor, record: (entry) => entries.push(entry) });
    if (entries.length > 0) await appendEntries(sql, actor, entries);
    return result;
  });
}
