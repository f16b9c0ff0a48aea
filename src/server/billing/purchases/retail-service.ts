import { type RawBuilder, sql } from 'kysely';
import { RETAIL_TRIAL_DAYS } from '../../../contract/billing/rules.ts';
import type { Sql } from '../../platform/db/database.ts';

interface RetailPurchase {
  orderCode: string;
  userId: number;
}

/** Extends the service of the whole company. Remaining days are kept, and a service without an end stays so. */
export async function extendRetail(within: Sql, userId: number, days: number): Promise<void> {
  await sql`
    update account set
      retail_expire_time = case when retail_flag and retail_expire_time is null then null
        else greatest(case when retail_flag then retail_expire_time end, now()) + make_interval(days => ${days}) end,
      retail_flag = true
    where user_id = ${userId} or parent_id = ${userId}`.execute(within);
}

/** Days of a granted purchase that are left, the begun one included; all of them of a service without an end. */
export async function countRetailDaysLeft(db: Sql, purchase: RetailPurchase): Promise<number> {
  const { rows } = await sql<{ days: number }>`
    select ceil(extract(epoch from ${timeLeftOf(purchase)}) / 86400)::integer as days`.execute(db);
  return rows[0]?.days ?? 0;
}

/** Shortens the service of the whole company by what is left of a purchase. */
export async function withdrawRetail(within: Sql, purchase: RetailPurchase): Promise<void> {
  await sql`
    update account set retail_expire_time = greatest(now(), retail_expire_time - time_left.value)
    from (select ${timeLeftOf(purchase)} as value) time_left
    where (user_id = ${purchase.userId} or parent_id = ${purchase.userId}) and retail_flag and retail_expire_time > now()`.execute(
    within,
  );
}

/** Each purchase extends the service at its end, so the later ones, and a later trial, are used last. */
function timeLeftOf({ orderCode, userId }: RetailPurchase): RawBuilder<unknown> {
  return sql`coalesce((
    select greatest(make_interval(), least(make_interval(days => p.days),
      a.retail_expire_time - now() - make_interval(days => (
        select coalesce(sum(later.days), 0)::integer from purchase later
        where later.user_id = p.user_id and later.kind = 'retail' and later.state = 'granted' and later.granted_at > p.granted_at
      ) + (
        select count(*)::integer * ${RETAIL_TRIAL_DAYS}::integer from retail_trial t
        where t.user_id = p.user_id and t.begun_at > p.granted_at))))
    from purchase p join account a using (user_id)
    where p.order_code = ${orderCode} and p.user_id = ${userId} and a.retail_flag), make_interval())`;
}
