import { sql } from 'kysely';
import type { LookupUsage, Offer, OwnedPackage } from '../../../contract/billing/schemas.ts';
import type { Language } from '../../../contract/codes.ts';
import type { Platform } from '../../../contract/platform.ts';
import type { VehicleType } from '../../../contract/vehicles/schemas.ts';
import type { Sql } from '../../platform/db/database.ts';
import { SHOP_TODAY } from '../../platform/db/shop-days.ts';
import { textInLanguage } from '../../platform/db/text-in-language.ts';
import { isForRole } from '../is-for-role.ts';

/** The packages for sale on a platform to this buyer's role. */
export function listOffers(
  db: Sql,
  { userId, roleId, platform, language }: { userId: number; roleId: number; platform: Platform; language: Language },
): Promise<Offer[]> {
  return db
    .selectFrom('package')
    .select(['packageId', 'vehicleClass', 'kind', 'amount', 'days', 'priceFen', 'formerPriceFen', 'isOnce'])
    .select([
      textInLanguage(language, 'package.packageName').as('packageName'),
      textInLanguage(language, 'package.description').as('description'),
      sql<boolean>`is_once and exists (
        select from purchase p where p.user_id = ${userId} and p.package_id = package.package_id
          and p.state in ('paid', 'granted', 'refundNeeded'))`.as('isBought'),
    ])
    .where('isOnSale', '=', true)
    .where('platform', 'in', ['all', platform])
    .where(isForRole(roleId))
    .orderBy('packageOrder')
    .orderBy('packageId')
    .execute();
}

const NOTHING: LookupUsage = { lookups: 0, activeDays: 0, peakDay: 0 };

/** An account's own lookups of the last 30 days in Asia/Shanghai, by class. */
export async function readUsage(db: Sql, userId: number): Promise<Record<VehicleType, LookupUsage>> {
  const { rows } = await sql<LookupUsage & { vehicleClass: VehicleType }>`
    select vehicle_class as "vehicleClass", sum(n)::integer as lookups, count(*)::integer as "activeDays",
      max(n)::integer as "peakDay"
    from (
      select vehicle_class, day, count(*) as n from quota_ledger
      where (user_id = ${userId} or holder_id = ${userId})
        and day > ${SHOP_TODAY} - 30
      group by vehicle_class, day
    ) days
    group by vehicle_class`.execute(db);
  const usageOf = (vehicleType: VehicleType) => {
    const row = rows.find(({ vehicleClass }) => vehicleClass === vehicleType);
    if (row === undefined) return NOTHING;
    const { vehicleClass: _, ...usage } = row;
    return usage;
  };
  return { C: usageOf('C'), B: usageOf('B') };
}

/** More than any account has: an allocation per day for half a year. */
const OWNED_LIMIT = 200;

/** The packages of a holder: active ones, then expired ones, each by class and expiry. */
export async function listOwned(db: Sql, holderId: number, language: Language): Promise<OwnedPackage[]> {
  const { rows } = await sql<OwnedPackage>`
    select q.package_id as "heldId", q.vehicle_class as "vehicleClass", q.kind, q.amount,
      case q.kind when 'count' then q.used else coalesce(u.used, 0) end as used,
      q.starts_at as "startsAt", q.expires_at as "expiresAt", q.origin,
      case when q.expires_at <= now() then 'ended' when q.starts_at > now() then 'notBegun'
        when case q.kind when 'count' then q.used else coalesce(u.used, 0) end >= q.amount then 'usedUp'
        else 'running' end as state,
      ${textInLanguage(language, 'p.packageName')} as "packageName"
    from quota_package q
    left join purchase p on p.order_code = q.origin and p.user_id = q.holder_id
    left join quota_day_use u on u.holder_id = q.holder_id and u.vehicle_class = q.vehicle_class
      and u.package_id = q.package_id and u.day = ${SHOP_TODAY}
    where q.holder_id = ${holderId} and q.amount > 0
    order by q.expires_at <= now(), q.vehicle_class desc, q.expires_at, q.package_id
    limit ${OWNED_LIMIT}`.execute(db);
  return rows;
}

interface RetailRow {
  isActive: boolean;
  expiresAt: string | null;
  hasTried: boolean;
  isSub: boolean;
}

/** The account's e-commerce price service. */
export async function readRetail(db: Sql, userId: number): Promise<RetailRow | undefined> {
  const { rows } = await sql<RetailRow>`
    select retail_flag and (retail_expire_time is null or retail_expire_time > now()) as "isActive",
      retail_expire_time as "expiresAt", acct_level <> 0 as "isSub",
      exists (select from retail_trial t where t.user_id = account.user_id) as "hasTried"
    from account where user_id = ${userId}`.execute(db);
  return rows[0];
}

/** Starts the free trial. False if it was used before; of two concurrent requests one succeeds. */
export async function startTrial(within: Sql, userId: number, days: number): Promise<boolean> {
  const { rows } = await sql`
    with begun as (
      insert into retail_trial (user_id)
      select user_id from account
      where user_id = ${userId} and not (retail_flag and retail_expire_time is null)
      on conflict do nothing returning user_id
    )
    update account set retail_flag = true,
      retail_expire_time = greatest(case when retail_flag then retail_expire_time end, now())
        + make_interval(days => ${days})
    from begun where account.user_id = begun.user_id
    returning account.user_id`.execute(within);
  return rows.length > 0;
}
