import { type RawBuilder, sql } from 'kysely';
import type { Sql } from '../platform/db/database.ts';
import { shopTime } from '../platform/db/shop-days.ts';

/** The purchase whose lookups are meant, and its buyer. */
export interface PurchaseKey {
  orderCode: string;
  userId: number;
}

export interface RefundedPurchase extends PurchaseKey {
  vehicleClass: 'C' | 'B' | 'both';
  kind: 'daily' | 'count' | 'retail';
}

/** The lookups of a purchase, with those that were allocated to sub accounts. */
export interface PurchasedLookups {
  /** Taken so far. */
  taken: number;
  /** Counted lookups that are left; 0 of a daily package. */
  left: number;
  /** Until the end, without the begun day if something of a daily package was taken on it; 0 after it. */
  daysLeft: number;
}

export interface PurchasedQuota {
  /** Undefined if the purchase gave no lookups. */
  find(db: Sql, purchase: PurchaseKey): Promise<PurchasedLookups | undefined>;
  /**
   * Locks the buyer's row and those of its sub accounts until the transaction ends, so that no lookup of the purchase is
   * charged or allocated meanwhile. The buyer comes first, as in a charge to a shared quota.
   */
  lock(within: Sql, userId: number): Promise<void>;
  /** Withdraws what is left, after `lock`, and adds it to the ledgers of the holders. */
  withdraw(within: Sql, purchase: PurchaseKey): Promise<void>;
  /** Adds a refund to the buyer's ledger if `withdraw` did not: one that withdrew nothing, or days of another service. */
  addRefund(within: Sql, purchase: RefundedPurchase, days: number): Promise<void>;
}

export const purchasedQuota: PurchasedQuota = {
  async find(db, purchase) {
    const { rows } = await sql<PurchasedLookups & { packages: number }>`
      with recursive ${treeOf(purchase)}
      select count(*)::integer as packages,
        coalesce(sum(case p.kind when 'count' then p.used else day.taken end), 0)::integer as taken,
        coalesce(sum(case when p.kind = 'count' and p.expires_at > now.at then p.amount - p.used end), 0)::integer as left,
        coalesce(greatest(0, case when bool_or(p.kind = 'daily' and day.today > 0)
          then floor(max(${daysUntil(sql`p.expires_at`)})) else ceil(max(${daysUntil(sql`p.expires_at`)})) end), 0)::integer
          as "daysLeft"
      from ${NOW}, tree join quota_package p using (package_id)
      cross join lateral (
        select coalesce(sum(u.used), 0) as taken, coalesce(sum(u.used) filter (where u.day = now.day), 0) as today
        from quota_day_use u
        where u.holder_id = p.holder_id and u.vehicle_class = p.vehicle_class and u.package_id = p.package_id
      ) day`.execute(db);
    const [{ packages, ...lookups } = { packages: 0, taken: 0, left: 0, daysLeft: 0 }] = rows;
    return packages === 0 ? undefined : lookups;
  },
  async lock(within, userId) {
    await sql`
      select from account a where a.user_id = ${userId} or a.parent_id = ${userId}
      order by a.user_id <> ${userId}, a.user_id for no key update of a`.execute(within);
  },
  async withdraw(within, purchase) {
    await sql`
      with recursive ${treeOf(purchase)},
      withdrawn as (
        insert into quota_withdrawal (holder_id, vehicle_class, kind, amount, package_id, order_code, withdrawn_at)
        select p.holder_id, p.vehicle_class, p.kind, p.amount - p.used, p.package_id, ${purchase.orderCode}, now.at
        from ${NOW}, tree join quota_package p using (package_id)
        where p.amount > p.used and p.expires_at > now.at
        order by p.package_id
      )
      update quota_package p set amount = 0, withdrawn_at = now.at from ${NOW}, tree
      where p.package_id = tree.package_id`.execute(within);
  },
  async addRefund(within, { orderCode, userId, vehicleClass, kind }, days) {
    await sql`
      insert into quota_withdrawal (holder_id, vehicle_class, kind, amount, order_code, withdrawn_at)
      select ${userId}::integer, nullif(${vehicleClass}::text, 'both'), ${kind}::text, ${days}::integer, ${orderCode}::text,
        clock_timestamp()
      where not exists (select from quota_withdrawal w where w.holder_id = ${userId} and w.order_code = ${orderCode})`.execute(
      within,
    );
  },
};

/** A recursive table of the packages that a purchase gave, and of all that was allocated from them. */
function treeOf({ orderCode, userId }: PurchaseKey): RawBuilder<unknown> {
  return sql`tree as (
    select p.package_id from quota_package p where p.holder_id = ${userId}::integer and p.origin = ${orderCode}::text
    union
    select child.package_id from tree join quota_package child on child.parent_package_id = tree.package_id
  )`;
}

/** Read after the lock: while waiting for it, the day may have changed. */
const NOW = sql`(
  select clock.at, ${shopTime(sql`clock.at`)}::date as day from (select clock_timestamp() as at) clock
) now`;

const daysUntil = (time: RawBuilder<unknown>) => sql`extract(epoch from ${time} - now.at) / 86400`;
