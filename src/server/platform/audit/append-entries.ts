import { sql } from 'kysely';
import type { Sql } from '../db/database.ts';
import type { Actor, AuditEntry } from './audit-entry.ts';
import { changedFields } from './changed-fields.ts';
import { canonicalJson, entryHash, type HashedEntry } from './entry-hash.ts';

/** Entries per statement; each has 15 parameters, and a statement takes 65,535. */
const BATCH_SIZE = 1_000;

/** Appends entries to the chain. Locks it until the transaction ends, so it is called last. */
export async function appendEntries(db: Sql, actor: Actor, entries: readonly AuditEntry[]): Promise<void> {
  const head = await db.selectFrom('auditHead').select(['entries', 'hash']).forUpdate().executeTakeFirstOrThrow();
  const { auditedAt, actorName } = await readOrigin(db, actor);
  let { hash } = head;
  const rows = entries.map((entry) => {
    const contents = contentsOf(entry, { actor, auditedAt, actorName });
    const previousHash = hash;
    hash = entryHash(previousHash, contents);
    const { before, after } = contents;
    return { ...contents, before: canonicalJson(before), after: canonicalJson(after), previousHash, hash };
  });
  for (let start = 0; start < rows.length; start += BATCH_SIZE) {
    await db
      .insertInto('auditEntry')
      .values(rows.slice(start, start + BATCH_SIZE))
      .execute();
  }
  await db
    .updateTable('auditHead')
    .set({ entries: head.entries + rows.length, hash })
    .execute();
}

/** The time, in the milliseconds that are hashed, and the name of the actor as it is now. */
async function readOrigin(db: Sql, { userId, source }: Actor) {
  const { rows } = await sql<{ auditedAt: string; username: string | null }>`
    select date_trunc('milliseconds', clock_timestamp()) as audited_at,
      (select username from account where user_id = ${userId}::int) as username`.execute(db);
  const { auditedAt = '', username = null } = rows[0] ?? {};
  return { auditedAt, actorName: username ?? source };
}

interface Origin {
  actor: Actor;
  auditedAt: string;
  actorName: string;
}

function contentsOf(entry: AuditEntry, { actor, auditedAt, actorName }: Origin): HashedEntry {
  const { action, subject, subjectId, subjectName = '' } = entry;
  // As JSON has them: undefined fields are left out.
  const { before, after } = changedFields(jsonOf(entry.before), jsonOf(entry.after));
  const { userId: actorId, source, address, reason = '', batchId = null } = actor;
  return {
    auditedAt,
    actorId,
    actorName,
    source,
    action,
    subject,
    subjectId: String(subjectId),
    subjectName: subjectName.slice(0, 200),
    before,
    after,
    reason,
    address,
    batchId,
  };
}

function jsonOf(values: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return JSON.parse(JSON.stringify(values));
}
