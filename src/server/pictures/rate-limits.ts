import { sql } from 'kysely';
import type { Database } from '../platform/db/database.ts';
import { tooManyRequests } from '../platform/rate-limits.ts';

/** A number of uses of a key in a window of minutes. */
export interface RateLimit {
  uses: number;
  perMinutes: number;
}

/** Longer than the window of any limit. */
const RETENTION_HOURS = 24;

export interface RateLimits {
  /** Counts one use of the key. @throws Refusal 900429 when the limit is reached */
  consume(key: string, limit: RateLimit): Promise<void>;
  /** Counts nothing. @throws Refusal 900429 while the limit is reached */
  requireRoom(key: string, limit: RateLimit): Promise<void>;
  /** Takes one use back, after a failure that was not the user's. */
  refund(key: string): Promise<void>;
}

/** Counts in the database, for all nodes together. */
export function createRateLimits({ sql: db }: Database): RateLimits {
  async function requireRoom(key: string, { uses, perMinutes }: RateLimit): Promise<void> {
    const { rows } = await sql<{ seconds: number }>`
      select ceil(extract(epoch from since + make_interval(mins => ${perMinutes}) - now()))::float8 as seconds
      from picture_use where key = ${key} and uses >= ${uses}`.execute(db);
    const seconds = rows[0]?.seconds ?? 0;
    if (seconds > 0) throw tooManyRequests(seconds);
  }

  return {
    async consume(key, { uses, perMinutes }) {
      const isExpired = sql`picture_use.since <= now() - make_interval(mins => ${perMinutes})`;
      // One conditional statement, so that concurrent uses cannot exceed the limit.
      const { rows } = await sql<{ uses: number }>`
        insert into picture_use (key, uses) values (${key}, 1)
        on conflict (key) do update set
          uses = case when ${isExpired} then 1 else picture_use.uses + 1 end,
          since = case when ${isExpired} then now() else picture_use.since end
        where picture_use.uses < ${uses} or ${isExpired}
        returning uses`.execute(db);
      // Every visitor's address leaves a row: the first use in a window deletes old ones.
      if (rows[0]?.uses === 1)
        await sql`delete from picture_use where since < now() - make_interval(hours => ${RETENTION_HOURS})`.execute(db);
      if (rows.length > 0) return;
      await requireRoom(key, { uses, perMinutes });
      // A use became free between the two statements.
      throw tooManyRequests(1);
    },
    requireRoom,
    async refund(key) {
      await sql`update picture_use set uses = uses - 1 where key = ${key} and uses > 0`.execute(db);
    },
  };
}
