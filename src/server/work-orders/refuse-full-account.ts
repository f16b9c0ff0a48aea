import type { Session, Tier } from '../http/request-context.ts';
import { Refusal } from '../platform/errors.ts';
import type { WorkOrderRepository } from './repository.ts';

/** A free account has a few lookups a day; a busy shop writes some ten orders a day for years. */
export const ordersMax: Record<Tier, number> = { free: 500, paid: 20_000, company: 20_000, staff: 20_000 };

/** @throws Refusal 300121 if the account has as many orders as it may have */
export async function refuseFullAccount(
  orders: Pick<WorkOrderRepository, 'count'>,
  { userId, tier }: Pick<Session, 'userId' | 'tier'>,
): Promise<void> {
  if ((await orders.count({ userId })) >= ordersMax[tier]) throw new Refusal('300121');
}
