import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { CompanyPackage } from '../../contract/company/schemas.ts';
import type { VehicleType } from '../../contract/vehicles/schemas.ts';
import type { Sql } from '../platform/db/database.ts';
import { HAS_FREE_LOOKUPS } from '../platform/db/quota-sharing.ts';
import { shopTime, startOfShopDay } from '../platform/db/shop-days.ts';
import { Refusal } from '../platform/errors.ts';
import { usedIdempotencyKey } from '../platform/idempotency-key.ts';
import { fixedSettings, type Settings } from '../platform/settings.ts';
import { type FreeLookups, freeLookupsOf } from './free-lookups.ts';

/** Lookups moved from a main account's package to a sub account, or back. */
export interface QuotaMove {
  mainId: number;
  userId: number;
  /** Package of the main account. */
  packageId: number;
  /** Per day for a daily package. */
  amount: number;
  /** Idempotency key. */
  operationId: string;
}

export interface Allocations {
  /** The remaining lookups of each holder, from all sources. */
  leftOf(holderIds: readonly number[]): Promise<Map<number, Record<VehicleType, number>>>;
  /** The active packages of a main account with their allocations. */
  list(mainId: number): Promise<CompanyPackage[]>;
  /** @throws Refusal 900404 for another account's package, 600702 if too few are left, 900400 for a used operationId */
  give(within: Sql, move: QuotaMove): Promise<void>;
  /** @throws Refusal as `give`; 600702 if more than is unused */
  takeBack(within: Sql, move: QuotaMove): Promise<void>;
  /** Returns all unused lookups of a sub account; today's used daily lookups return at midnight. */
  takeAllBack(within: Sql, pair: { mainId: number; userId: number }): Promise<void>;
}

/**
 * Allocations of quota. An allocation is a package cut out of the main account's: the amounts of both always sum to what
 * was bought. The caller's transaction must lock both accounts' rows, as a charge does, so that no lookup is charged
 * meanwhile.
 */
export function createAllocations(db: Sql, settings: Settings = fixedSettings()): Allocations {
  return {
    leftOf: (holderIds) => leftOf(db, holderIds, freeLookupsOf(settings)),
    list: (mainId) => listPackages(db, mainId),
    async give(within, move) {
      if (await wasMoved(within, move, move.amount)) return;
      await shrink(within, { ...move, holderId: move.mainId });
      const allocationId = (await growAllocation(within, move)) ?? (await addAllocation(within, move));
      await addMove(within, { ...move, allocationId });
    },
    async takeBack(within, move) {
      if (await wasMoved(within, move, -move.amount)) return;
      const allocationId = await allocationOf(within, move);
      await shrink(within, { ...move, packageId: allocationId, holderId: move.userId });
      await growPackage(within, move);
      await addMove(within, { ...move, amount: -move.amount, allocationId });
    },
    async takeAllBack(within, { mainId, userId }) {
      for (const { allocationId, packageId, unused, usedToday } of await listHeld(within, userId)) {
        const move = { mainId, userId, packageId, amount: unused, operationId: `return-${randomUUID()}` };
        if (unused > 0) {
          await shrink(within, { ...move, packageId: allocationId, holderId: userId });
          await growPackage(within, move);
          await addMove(within, { ...move, amount: -unused, allocationId });
        }
        if (usedToday > 0) await returnTomorrow(within, { mainId, packageId, allocationId });
      }
    },
  };
}

const NOW = sql`(
  select clock.at, ${shopTime(sql`clock.at`)}::date as day from (select clock_timestamp() as at) clock
) now`;
const MIDNIGHT = startOfShopDay(sql`now.day + 1`);
const isLive = sql`p.starts_at <= now.at and p.expires_at > now.at`;
/** Used lookups of a package: in total, or today for a daily one. */
const usedOf = sql`case p.kind when 'count' then p.used else coalesce((
  select u.used from quota_day_use u
  where u.holder_id = p.holder_id and u.vehicle_class = p.vehicle_class and u.day = now.day and u.package_id = p.package_id
), 0) end`;

async function leftOf(db: Sql, holderIds: readonly number[], free: FreeLookups) {
  const { rows } = await sql<{ holderId: number; C: number; B: number }>`
    select holder.id as "holderId", ${leftOfClass('C', free)} as "C", ${leftOfClass('B', free)} as "B"
    from ${NOW}, unnest(${holderIds}::integer[]) as holder (id)`.execute(db);
  return new Map(rows.map(({ holderId, C, B }) => [holderId, { C, B }]));
}

const leftOfClass = (vehicleClass: VehicleType, free: FreeLookups) => sql`(
  greatest(0, (
    select case when ${HAS_FREE_LOOKUPS} then ${free[vehicleClass]}::integer else 0 end
    from account a where a.user_id = holder.id
  ) - coalesce((
    select u.used from quota_day_use u
    where u.holder_id = holder.id and u.vehicle_class = ${vehicleClass} and u.day = now.day and u.package_id = 0
  ), 0)) + coalesce((
    select sum(greatest(0, p.amount - ${usedOf})) from quota_package p
    where p.holder_id = holder.id and p.vehicle_class = ${vehicleClass} and ${isLive}
  ), 0)
)::integer`;

interface HeldRow {
  parentId: number;
  userId: number;
  username: string;
  userRealname: string | null;
  amount: number;
  used: number;
}

async function listPackages(db: Sql, mainId: number): Promise<CompanyPackage[]> {
  const { rows: packages } = await sql<Omit<CompanyPackage, 'bought' | 'allocations'>>`
    select p.package_id as "packageId", p.vehicle_class as "vehicleClass", p.kind, p.amount as own,
      (${usedOf})::integer as "ownUsed", p.expires_at as "expiresAt"
    from ${NOW}, quota_package p
    where p.holder_id = ${mainId} and ${isLive}
    order by p.vehicle_class desc, p.expires_at, p.package_id`.execute(db);
  const { rows: held } = await sql<HeldRow>`
    select p.parent_package_id as "parentId", a.user_id as "userId", a.username, a.user_realname as "userRealname",
      p.amount, (${usedOf})::integer as used
    from ${NOW}, quota_package p
    join quota_package parent on parent.package_id = p.parent_package_id
    join account a on a.user_id = p.holder_id
    where parent.holder_id = ${mainId} and p.holder_id <> ${mainId} and p.amount > 0 and ${isLive}
    order by a.username, p.package_id`.execute(db);
  return packages
    .map((found) => {
      const allocations = held.filter(({ parentId }) => parentId === found.packageId);
      const bought = allocations.reduce((sum, { amount }) => sum + amount, found.own);
      return { ...found, bought, allocations: allocations.map(({ parentId: _of, ...allocation }) => allocation) };
    })
    .filter(({ bought }) => bought > 0);
}

/** True if this move was made before. @throws Refusal 900400 if the operationId belongs to another move */
async function wasMoved(within: Sql, { mainId, userId, packageId, operationId }: QuotaMove, amount: number) {
  const former = await within
    .selectFrom('quotaMove')
    .select(['userId', 'packageId', 'amount'])
    .where('mainId', '=', mainId)
    .where('operationId', '=', operationId)
    .executeTakeFirst();
  if (former === undefined) return false;
  if (former.userId === userId && former.packageId === packageId && former.amount === amount) return true;
  throw usedIdempotencyKey();
}

/** Reduces a package by unused lookups. @throws Refusal 900404, 600702 */
async function shrink(within: Sql, cut: { packageId: number; holderId: number; amount: number }): Promise<void> {
  const { packageId, holderId, amount } = cut;
  const { rows } = await sql`
    update quota_package p set amount = p.amount - ${amount}::integer from ${NOW}
    where p.package_id = ${packageId} and p.holder_id = ${holderId} and ${isLive}
      and p.amount - (${usedOf}) >= ${amount}::integer
    returning p.package_id`.execute(within);
  if (rows.length > 0) return;
  const isThere = await within
    .selectFrom('quotaPackage')
    .select('packageId')
    .where('packageId', '=', packageId)
    .where('holderId', '=', holderId)
    .executeTakeFirst();
  throw new Refusal(isThere === undefined ? '900404' : '600702');
}

async function growPackage(within: Sql, { mainId, packageId, amount }: QuotaMove): Promise<void> {
  await sql`update quota_package set amount = amount + ${amount}::integer
    where package_id = ${packageId} and holder_id = ${mainId}`.execute(within);
}

/** Condition: the sub account's active allocation of the package. */
const allocationIs = ({ mainId, userId, packageId }: QuotaMove) => sql`
  p.holder_id = ${userId} and p.parent_package_id = ${packageId} and ${isLive}
  and exists (select from quota_package parent where parent.package_id = ${packageId}
    and parent.holder_id = ${mainId} and parent.expires_at = p.expires_at)`;

/** Undefined if there is none yet. */
async function growAllocation(within: Sql, move: QuotaMove): Promise<number | undefined> {
  const { rows } = await sql<{ packageId: number }>`
    update quota_package p set amount = p.amount + ${move.amount}::integer from ${NOW}
    where ${allocationIs(move)} returning p.package_id as "packageId"`.execute(within);
  return rows[0]?.packageId;
}

async function addAllocation(within: Sql, { userId, packageId, amount }: QuotaMove): Promise<number> {
  const { rows } = await sql<{ packageId: number }>`
    insert into quota_package (holder_id, vehicle_class, kind, amount, starts_at, expires_at, origin, parent_package_id)
    select ${userId}::integer, vehicle_class, kind, ${amount}::integer, starts_at, expires_at, 'allocation', package_id
    from quota_package where package_id = ${packageId}
    returning package_id as "packageId"`.execute(within);
  return rows[0]?.packageId ?? 0;
}

/** @throws Refusal 900404 */
async function allocationOf(within: Sql, move: QuotaMove): Promise<number> {
  const { rows } = await sql<{ packageId: number }>`
    select p.package_id as "packageId" from ${NOW}, quota_package p where ${allocationIs(move)}`.execute(within);
  const [row] = rows;
  if (row === undefined) throw new Refusal('900404');
  return row.packageId;
}

interface HeldAllocation {
  allocationId: number;
  packageId: number;
  unused: number;
  /** Of a daily allocation. */
  usedToday: number;
}

async function listHeld(within: Sql, userId: number): Promise<HeldAllocation[]> {
  const { rows } = await sql<HeldAllocation>`
    select p.package_id as "allocationId", p.parent_package_id as "packageId", (p.amount - (${usedOf}))::integer as unused,
      (case p.kind when 'daily' then ${usedOf} else 0 end)::integer as "usedToday"
    from ${NOW}, quota_package p
    where p.holder_id = ${userId} and p.parent_package_id is not null and p.amount > 0 and ${isLive}`.execute(within);
  return rows;
}

/** Today's used lookups stay with the sub account until midnight, then return to the main account. */
async function returnTomorrow(
  within: Sql,
  { mainId, packageId, allocationId }: { mainId: number; packageId: number; allocationId: number },
): Promise<void> {
  await sql`
    insert into quota_package (holder_id, vehicle_class, kind, amount, starts_at, expires_at, origin, parent_package_id)
    select ${mainId}::integer, p.vehicle_class, p.kind, p.amount, ${MIDNIGHT}, p.expires_at, 'allocation', ${packageId}::integer
    from ${NOW}, quota_package p where p.package_id = ${allocationId} and p.expires_at > ${MIDNIGHT}`.execute(within);
  await sql`
    update quota_package p set expires_at = least(p.expires_at, ${MIDNIGHT}) from ${NOW}
    where p.package_id = ${allocationId}`.execute(within);
}

async function addMove(within: Sql, { allocationId, ...move }: QuotaMove & { allocationId: number }): Promise<void> {
  await within
    .insertInto('quotaMove')
    .values({ ...move, allocationId })
    .execute();
}
