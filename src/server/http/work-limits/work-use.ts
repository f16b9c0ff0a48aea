import { LRUCache } from 'lru-cache';
import { createBatchWriter } from '../../platform/caches/batch-loader.ts';
import type { Database, Prepared } from '../../platform/db/database.ts';
import { tooManyRequests } from '../../platform/rate-limits.ts';

const WINDOW_S = 60;
const BLOCKED_MAX = 20_000;

export interface Bound {
  key: string;
  perMinute: number;
}

/** Calls that are counted together. */
const BATCH_MAX = 64;

interface KeyUse {
  key: string;
  /** With those that were just added. */
  uses: number;
  /** Seconds to the end of the window. */
  leftS: number;
}

// A clock that has been set back ends the window too.
const IS_OVER = `(u.since <= clock_timestamp() - make_interval(secs => ${WINDOW_S}) or u.since > clock_timestamp())`;

/** Adds the uses $2 of the keys $1, side by side, in order, so that two statements never wait for each other's rows. */
const addUses: Prepared<KeyUse> = {
  name: 'work-use-add',
  text: `
    insert into work_use as u (key, uses, since)
    select key, uses, clock_timestamp() from unnest($1::text[], $2::integer[]) added (key, uses) order by key
    on conflict (key) do update set
      uses = case when ${IS_OVER} then excluded.uses else u.uses + excluded.uses end,
      since = case when ${IS_OVER} then excluded.since else u.since end
    returning key, uses,
      extract(epoch from since + make_interval(secs => ${WINDOW_S}) - clock_timestamp())::float8 as "leftS"`,
};

const deleteOldUses: Prepared<never> = {
  name: 'work-use-delete',
  text: `delete from work_use where since < clock_timestamp() - make_interval(secs => ${WINDOW_S})`,
};

/**
 * Counts searches and heavy calls against bounds of all nodes: one statement for those that come together, on an unlogged
 * table, which is not synced to disk. While a bound is reached its callers are refused from memory, without a statement.
 */
export function createWorkUse(db: Database, now: () => number = () => performance.now()) {
  /** When the window of a key that has no use left ends. */
  const blocked = new LRUCache<string, number>({ max: BLOCKED_MAX });
  const count = createBatchWriter({
    maxBatchSize: BATCH_MAX,
    writeMany: (calls: readonly (readonly string[])[]) => countCalls(db, calls),
  });
  return {
    /** @throws Refusal 900429 if the minute of a key is full */
    async count(bounds: readonly Bound[]): Promise<void> {
      for (const { key } of bounds) {
        const leftMs = (blocked.get(key) ?? 0) - now();
        if (leftMs > 0) throw tooManyRequests(Math.ceil(leftMs / 1_000));
      }
      const counted = await count(bounds.map(({ key }) => key));
      let waitS = 0;
      for (const { key, perMinute } of bounds) {
        const use = counted.get(key);
        if (use === undefined || use.uses <= perMinute) continue;
        blocked.set(key, now() + use.leftS * 1_000);
        waitS = Math.max(waitS, Math.ceil(use.leftS));
      }
      if (waitS > 0) throw tooManyRequests(waitS);
    },
    /** Deletes the keys whose window is over. */
    async deleteOld(): Promise<void> {
      await db.run(deleteOldUses, []);
    },
  };
}

/** The uses of each call's keys, as if the calls had been counted one after the other. */
async function countCalls(db: Database, calls: readonly (readonly string[])[]): Promise<ReadonlyMap<string, KeyUse>[]> {
  const added = new Map<string, number>();
  for (const key of calls.flat()) added.set(key, (added.get(key) ?? 0) + 1);
  const rows = await db.run(addUses, [[...added.keys()], [...added.values()]]);
  const last = new Map(rows.map((row) => [row.key, row]));
  const until = new Map(rows.map(({ key, uses }) => [key, uses - (added.get(key) ?? 0)]));
  return calls.map(
    (keys) =>
      new Map(
        keys.flatMap((key) => {
          const use = last.get(key);
          if (use === undefined) return [];
          const uses = (until.get(key) ?? 0) + 1;
          until.set(key, uses);
          return [[key, { ...use, uses }] as const];
        }),
      ),
  );
}
