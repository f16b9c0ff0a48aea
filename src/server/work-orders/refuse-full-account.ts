import { LRUCache } from 'lru-cache';
import type { Session, Tier } from '../http/request-context.ts';
import { Refusal } from '../platform/errors.ts';
import type { WorkOrderRepository } from './repository.ts';

/** A free account has a few lookups a day; a busy shop writes some ten orders a day for years. */
export const ordersMax: Record<Tier, number> = { free: 500, paid: 20_000, company: 20_000, staff: 20_000 };

const COUNT_VALID_MS = 60_000;
const ACCOUNTS_MAX = 10_000;

/**
 * Refuses a further order of an account that has as many as it may have. Far below the bound the orders are counted once
 * a minute, and those added meanwhile in memory, so that most orders cost no statement more.
 * @throws Refusal 300121
 */
export function fullAccountRefuser(orders: Pick<WorkOrderRepository, 'count'>) {
  const counts = new LRUCache<number, { count: number }>({ max: ACCOUNTS_MAX, ttl: COUNT_VALID_MS });
  return async ({ userId, tier }: Pick<Session, 'userId' | 'tier'>): Promise<void> => {
    const max = ordersMax[tier];
    const known = counts.get(userId);
    if (known !== undefined && known.count < max / 2) {
      known.count += 1;
      return;
    }
    const count = await orders.count({ userId, companyId: userId, owner: userId });
    if (count >= max) throw new Refusal('300121');
    counts.set(userId, { count: count + 1 });
  };
}
