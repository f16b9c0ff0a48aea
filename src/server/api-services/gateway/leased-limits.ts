import { LRUCache } from 'lru-cache';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../platform/db/database.ts';
import { createLimitCounter, LimitStore, type LimitWindow } from './limit-store.ts';

/** At most `points` calls of a key in a window, over all nodes. */
export interface ApiLimit {
  /** In the headers. */
  name: string;
  key: string;
  window: LimitWindow;
  points: number;
}

export interface LimitState {
  limit: ApiLimit;
  remaining: number;
  /** Seconds until the window ends, at least 1. */
  resetS: number;
}

export interface LimitOutcome {
  states: LimitState[];
  /** The limit that refuses the call. */
  exceeded: LimitState | undefined;
}

/** The share of what is left that a node takes at once, and the most. */
const LEASE_SHARE = 1 / 8;
const LEASE_MAX = 512;
const KEYS_MAX = 50_000;

/** Calls that this node may let through without asking: they are counted in the database already. */
interface Lease {
  left: number;
  /** Left in the database when the lease was taken. */
  remaining: number;
  /** On this process's clock; before the database's end of the window. */
  endsAt: number;
  pending: Promise<void> | undefined;
}

/**
 * Limits over all nodes. A node takes several calls of a limit at once and counts them down in memory, so that a busy
 * caller far below its limit costs few statements. What a node has taken and not used by the end of the window is lost,
 * so a limit is never exceeded, and may be reached a little early when several nodes serve the same caller.
 */
export function createLeasedLimits(db: Database, now: () => number = () => performance.now()) {
  const count = createLimitCounter(db);
  const stores = new LRUCache<string, LimitStore>({ max: 1_000 });
  const leases = new LRUCache<string, Lease>({ max: KEYS_MAX });

  const storeOf = ({ points, window }: ApiLimit): LimitStore => {
    const name = `${window} ${points}`;
    const store = stores.get(name) ?? new LimitStore(count, { points, window });
    stores.set(name, store);
    return store;
  };

  const addLease = (name: string, { points }: ApiLimit): Lease => {
    const lease = { left: 0, remaining: points, endsAt: 0, pending: undefined };
    leases.set(name, lease);
    return lease;
  };

  async function renew(limit: ApiLimit, lease: Lease): Promise<void> {
    const isOver = lease.endsAt <= now();
    const known = isOver ? limit.points : lease.remaining;
    const wanted = Math.min(LEASE_MAX, Math.max(1, Math.floor(known * LEASE_SHARE)));
    // Before the statement: the window ends no later for this process than for the database.
    const startedAt = now();
    const counted = await consumed(storeOf(limit), limit.key, wanted);
    const usedBefore = counted.consumedPoints - wanted;
    lease.left = Math.max(0, Math.min(wanted, limit.points - usedBefore));
    lease.remaining = counted.remainingPoints;
    lease.endsAt = startedAt + counted.msBeforeNext;
  }

  async function take(limit: ApiLimit): Promise<LimitState & { isTaken: boolean }> {
    const name = `${limit.key} ${limit.points}`;
    const lease = leases.get(name) ?? addLease(name, limit);
    for (;;) {
      const isLive = lease.endsAt > now();
      const state = () => ({
        limit,
        remaining: lease.remaining + lease.left,
        resetS: Math.max(1, Math.ceil((lease.endsAt - now()) / 1_000)),
      });
      if (isLive && lease.left > 0) {
        lease.left -= 1;
        return { ...state(), isTaken: true };
      }
      if (isLive && lease.remaining === 0) return { ...state(), isTaken: false };
      lease.pending ??= renew(limit, lease).finally(() => {
        lease.pending = undefined;
      });
      await lease.pending;
    }
  }

  /** Counts a call by each limit. Limits of one call have different keys. */
  return async (limits: readonly ApiLimit[]): Promise<LimitOutcome> => {
    const taken = await Promise.all(limits.map(take));
    return {
      states: taken.map(({ isTaken: _taken, ...state }) => state),
      exceeded: taken.find(({ isTaken }) => !isTaken),
    };
  };
}

export type LeasedLimits = ReturnType<typeof createLeasedLimits>;

/** The library rejects with its result beyond the limit. */
async function consumed(store: LimitStore, key: string, points: number): Promise<RateLimiterRes> {
  try {
    return await store.consume(key, points);
  } catch (error) {
    if (error instanceof RateLimiterRes) return error;
    throw error;
  }
}
