import type { AuditAction, AuditSource } from '../../../contract/audit/sources.ts';
import type { AuthedContext } from '../../http/request-context.ts';
import type { Database, Sql } from '../db/database.ts';
import { appendEntries } from './append-entries.ts';

/** Who changes something, and from where. */
export interface Actor {
  /** Null for commands and jobs. */
  userId: number | null;
  address: string;
  source: AuditSource;
  /** Shared by the entries of one bulk change or import. */
  batchId?: string;
  reason?: string;
}

export interface AuditEntry {
  action: AuditAction;
  /** The kind of record: a resource's name, or such as `setting`. */
  subject: string;
  subjectId: number | string;
  subjectName?: string;
  /** Whole values: only the fields that differ are stored. Never secrets. */
  before?: Readonly<Record<string, unknown>>;
  after?: Readonly<Record<string, unknown>>;
}

/** An open transaction. Its entries are written to the audit before it commits. */
export interface Change {
  sql: Sql;
  actor: Actor;
  record(entry: AuditEntry): void;
}

export function actorOf({ session, address }: AuthedContext, source: AuditSource = 'page'): Actor {
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
