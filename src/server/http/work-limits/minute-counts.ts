import { LRUCache } from 'lru-cache';

const MINUTE_MS = 60_000;
/** An evicted count starts again, which takes as many other callers within a minute. */
const KEYS_MAX = 50_000;

export interface MinuteCounts {
  /** Counts one use of the key; returns the seconds to wait if there were `limit` in its minute already, else 0. */
  add(key: string, limit: number): number;
}

/** Uses within minutes that begin with the first use, in this process only: counting them elsewhere costs a write. */
export function createMinuteCounts(now: () => number = () => performance.now()): MinuteCounts {
  const counts = new LRUCache<string, { since: number; uses: number }>({ max: KEYS_MAX });
  return {
    add(key, limit) {
      const at = now();
      const entry = counts.get(key);
      if (entry === undefined || at - entry.since >= MINUTE_MS) {
        counts.set(key, { since: at, uses: 1 });
        return 0;
      }
      if (entry.uses >= limit) return Math.ceil((entry.since + MINUTE_MS - at) / 1_000);
      entry.uses += 1;
      return 0;
    },
  };
}
