import type { Sql } from '../db/database.ts';
import { entryHash } from './entry-hash.ts';

/** Entries read at once: a long audit does not fit into memory. */
const BATCH_SIZE = 5_000;

export interface ChainCheck {
  isIntact: boolean;
  /** Entries up to the first broken one. */
  entries: number;
  /** The last valid hash. */
  hash: string;
  broken?: { auditId: number; reason: string };
  /** What the audit should have. */
  head: { entries: number; hash: string };
}

/** Recomputes every hash of the audit in order, at one moment. */
export async function checkChain(db: Sql): Promise<ChainCheck> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (snapshot) => {
      const head = await snapshot.selectFrom('auditHead').select(['entries', 'hash']).executeTakeFirstOrThrow();
      let [entries, hash, lastId] = [0, '', 0];
      for (;;) {
        const rows = await readBatch(snapshot, lastId);
        for (const { auditId, previousHash, hash: stored, ...entry } of rows) {
          const reason = previousHash !== hash ? 'an entry is missing' : 'its contents were changed';
          if (previousHash !== hash || entryHash(hash, entry) !== stored)
            return { isIntact: false, entries, hash, head, broken: { auditId, reason } };
          [entries, hash, lastId] = [entries + 1, stored, auditId];
        }
        if (rows.length < BATCH_SIZE) break;
      }
      return { isIntact: head.entries === entries && head.hash === hash, entries, hash, head };
    });
}

const readBatch = (db: Sql, lastId: number) =>
  db.selectFrom('auditEntry').selectAll().where('auditId', '>', lastId).orderBy('auditId').limit(BATCH_SIZE).execute();
