import type { Finding } from '../../../contract/work-orders/schemas.ts';
import type { Sql } from '../../platform/db/database.ts';
import type { FoundRule } from './finding.ts';

interface Dismissal {
  listId: number;
  userId: number;
  keys: readonly string[];
  isDismissed: boolean;
}

/** Dismisses findings of an order, or takes that back. The caller has checked that the user reaches the order. */
export async function setDismissed(db: Sql, { listId, userId, keys, isDismissed }: Dismissal): Promise<void> {
  const unique = [...new Set(keys)];
  if (isDismissed) {
    await db
      .insertInto('workOrderDismissal')
      .values(unique.map((findingKey) => ({ listId, userId, findingKey })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return;
  }
  await db.deleteFrom('workOrderDismissal').where('listId', '=', listId).where('findingKey', 'in', unique).execute();
}

export async function withDismissals(db: Sql, listId: number, found: readonly FoundRule[]): Promise<Finding[]> {
  if (found.length === 0) return [];
  const rows = await db.selectFrom('workOrderDismissal').select('findingKey').where('listId', '=', listId).execute();
  const dismissed = new Set(rows.map(({ findingKey }) => findingKey));
  return found.map((one) => ({ ...one, isDismissed: dismissed.has(one.key) }));
}
