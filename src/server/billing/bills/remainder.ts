import type { Package, PurchaseRemainder } from '../../../contract/billing/schemas.ts';
import type { Sql } from '../../platform/db/database.ts';
import { countRetailDaysLeft } from '../purchases/retail-service.ts';

interface PurchaseKey {
  orderCode: string;
  userId: number;
}

/** The lookups that purchases gave, a service of the quota. */
export interface PurchasedQuota {
  find(db: Sql, purchase: PurchaseKey): Promise<PurchasedLookups | undefined>;
  lock(within: Sql, userId: number): Promise<void>;
  withdraw(within: Sql, purchase: PurchaseKey): Promise<void>;
  addRefund(
    within: Sql,
    purchase: Pick<PaidPurchase, keyof PurchaseKey | 'vehicleClass' | 'kind'>,
    days: number,
  ): Promise<void>;
}

interface PurchasedLookups {
  taken: number;
  left: number;
  daysLeft: number;
}

/** A purchase that was paid, and is active or about to be. */
export interface PaidPurchase extends PurchaseKey {
  state: 'paid' | 'granted';
  vehicleClass: Package['vehicleClass'];
  kind: Package['kind'];
  amount: number;
  days: number;
  paidFen: number;
}

/** What a purchase still holds, and the share of its price that this is worth, rounded down to the fen. */
export async function readRemainder(
  db: Sql,
  purchase: PaidPurchase,
  quota: Pick<PurchasedQuota, 'find'>,
): Promise<PurchaseRemainder> {
  const { kind, vehicleClass, amount, days, paidFen } = purchase;
  const lookups = kind === 'count' ? amount * (vehicleClass === 'both' ? 2 : 1) : 0;
  const held =
    purchase.state === 'paid' ? { taken: 0, left: lookups, daysLeft: days } : await find(db, purchase, quota);
  const daysLeft = Math.min(held.daysLeft, days);
  const isCounted = kind === 'count';
  const [total, left] = isCounted ? [lookups, Math.min(held.left, lookups)] : [days, daysLeft];
  const proposedFen = Math.floor((paidFen * left) / total);
  return { unit: isCounted ? 'lookups' : 'days', total, left, taken: held.taken, daysLeft, proposedFen };
}

const NOTHING: PurchasedLookups = { taken: 0, left: 0, daysLeft: 0 };

async function find(db: Sql, purchase: PaidPurchase, quota: Pick<PurchasedQuota, 'find'>): Promise<PurchasedLookups> {
  if (purchase.kind === 'retail') return { ...NOTHING, daysLeft: await countRetailDaysLeft(db, purchase) };
  return (await quota.find(db, purchase)) ?? NOTHING;
}
