import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../platform/db/database.ts';
import { tooManyRequests } from '../../platform/rate-limits.ts';

const WINDOW_S = 60;
const BLOCKED_MAX = 20_000;

export interface Bound {
  key: string;
  perMinute: number;
}

/**
 * Counts a search or a heavy call against bounds of all nodes: one statement on an unlogged table, which is not synced to
 * disk. While a bound is reached its callers are refused from memory, without a statement.
 */
export function createWorkUse(db: Database, now: () => number = () => performance.now()) {
  /** When the window of a key that has no use left ends. */
  const blocked = new LRUCache<string, number>({ max: BLOCKED_MAX });
  return {
    /** @throws Refusal 900429 if the minute of a key is full */
    async count(bounds: readonly Bound[]): Promise<void> {
      for (const { key } of bounds) {
        const leftMs = (blocked.get(key) ?? 0) - now();
        if (leftMs > 0) throw tooManyRequests(Math.ceil(leftMs / 1_000));
      }
      const keys = bounds.map(({ key }) => key);
      // In order, so that two statements never wait for each other's rows.
      const { rows } = await sql<{ key: string; uses: number; leftS: number }>`
        insert into work_use as u (key, uses, since)
        select key, 1, clock_timestamp() from unnest(${keys}::text[]) key order by key
        on conflict (key) do update set
          uses = case when ${isOver} then 1 else u.uses + 1 end,
          since = case when ${isOver} then clock_timestamp() else u.since end
        returning key, uses,
          extract(epoch from since + make_interval(secs => ${WINDOW_S}) - clock_timestamp())::float8 as "leftS"`.execute(
        db.sql,
      );
      let waitS = 0;
      for (const { key, perMinute } of bounds) {
        const row = rows.find((found) => found.key === key);
        if (row === undefined || row.uses <= perMinute) continue;
        blocked.set(key, now() + row.leftS * 1_000);
        waitS = Math.max(waitS, Math.ceil(row.leftS));
      }
      if (waitS > 0) throw tooManyRequests(waitS);
    },
    /** Deletes the keys whose window is over. */
    async deleteOld(): Promise<void> {
      await sql`delete from work_use where since < clock_timestamp() - make_interval(secs => ${WINDOW_S})`.execute(
        db.sql,
      );
    },
  };
}

// A clock that has been set back ends the window too.
const isOver = sql`(u.since <= clock_timestamp() - make_interval(secs => ${WINDOW_S}) or u.since > clock_timestamp())`;
