import { sql } from 'kysely';
import type { Database } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';

export interface Limit {
  uses: number;
  perMinutes: number;
}

/** Longer than any limit looks back. */
const KEPT_HOURS = 24;

export interface Limits {
  /** Counts one use of the key. @throws Refusal 900429 once it has had as many as the limit gives it */
  spend(key: string, limit: Limit): Promise<void>;
  /** Takes one use of the key back: it led to nothing through no fault of the user. */
  giveBack(key: string): Promise<void>;
}

/** Counts in the database, so that every node knows of every use. */
export function createLimits({ sql: db }: Database): Limits {
  return {
    async spend(key, { uses, perMinutes }) {
      const isOver = sql`picture_use.since <= now() - make_interval(mins => ${perMinutes})`;
      // One conditional statement: nothing is changed once the limit is reached.
      const { rows } = await sql<{ uses: number }>`
        insert into picture_use (key, uses) values (${key}, 1)
        on conflict (key) do update set
          uses = case when ${isOver} then 1 else picture_use.uses + 1 end,
          since = case when ${isOver} then now() else picture_use.since end
        where picture_use.uses < ${uses} or ${isOver}
        returning uses`.execute(db);
      // The first use of a while takes away what has long been over: anyone's address leaves a row.
      if (rows[0]?.uses === 1)
        await sql`delete from picture_use where since < now() - make_interval(hours => ${KEPT_HOURS})`.execute(db);
      if (rows.length > 0) return;
      const { rows: waits } = await sql<{ seconds: number }>`
        select ceil(extract(epoch from since + make_interval(mins => ${perMinutes}) - now()))::float8 as seconds
        from picture_use where key = ${key}`.execute(db);
      throw new Refusal('900429', { retryAfterS: Math.max(1, waits[0]?.seconds ?? 1) });
    },
    async giveBack(key) {
      await sql`update picture_use set uses = uses - 1 where key = ${key} and uses > 0`.execute(db);
    },
  };
}
