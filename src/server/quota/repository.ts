import { sql } from 'kysely';
import { CHARGE_VALID_HOURS } from '../../contract/quota/rules.ts';
import type { ChargeReason, ChargeSource } from '../../contract/quota/schemas.ts';
import type { VehicleType } from '../../contract/vehicles/schemas.ts';
import type { Database, Prepared, Sql } from '../platform/db/database.ts';
import { HAS_FREE_LOOKUPS, IS_QUOTA_SHARED } from '../platform/db/quota-sharing.ts';
import { shopTime } from '../platform/db/shop-days.ts';
import type { FreeLookups } from './free-lookups.ts';
import type { Held, HeldPackage, Source } from './standing.ts';

export interface ChargeRequest {
  userId: number;
  vehicleClass: VehicleType;
  reason: ChargeReason;
  /** Vehicle id or province; free again within 24 hours. */
  subject: string;
  /** Idempotency key. */
  operationId: string;
  /** Refused with 900422 instead of charged. */
  isPaidOnly?: boolean;
}

/** The account whose quota is used. */
export interface Holder {
  holderId: number;
  /** A sub account uses its main account's quota. */
  isShared: boolean;
}

/** A holder's quota at a time of the database's clock. */
export interface QuotaNow {
  /** In the database's full precision. */
  at: string;
  /** In Asia/Shanghai. */
  day: string;
  held: Record<VehicleType, Held>;
}

export interface ChargeNow extends QuotaNow {
  /** The earlier charge with the same operationId. */
  former: FormerCharge | null;
  /** Time until the free period of the subject ends; 0 without one. */
  paidForMs: number;
}

export interface FormerCharge {
  vehicleClass: VehicleType;
  reason: ChargeReason;
  subject: string;
  source: ChargeSource;
  /** Within the last 24 hours. */
  isFresh: boolean;
}

/** One charge covers both parts and configuration of a vehicle. */
const reasonsWith = (reason: ChargeReason): readonly ChargeReason[] =>
  reason === 'parts' || reason === 'config' ? ['parts', 'config'] : [reason];

/** The same rule as `holderOf` for a session. */
const HOLDER_OF = sql`case when a.acct_level <> 0 and a.parent_id is not null and ${IS_QUOTA_SHARED}
  then a.parent_id else a.user_id end`;

export async function findHolder(db: Sql, userId: number): Promise<Holder | undefined> {
  const { rows } = await sql<Holder>`
    select ${HOLDER_OF} as "holderId", ${HOLDER_OF} <> a.user_id as "isShared"
    from account a where a.user_id = ${userId}`.execute(db);
  return rows[0];
}

/**
 * As `findHolder`, with a lock on the holder's row until the transaction ends: concurrent requests for the same subject or
 * operationId are charged once. `no key update` does not block foreign keys to the account.
 */
export async function holdHolder(within: Sql, userId: number): Promise<Holder | undefined> {
  const { rows } = await sql<Holder>`
    select holder.user_id as "holderId", holder.user_id <> a.user_id as "isShared"
    from account a join account holder on holder.user_id = ${HOLDER_OF}
    where a.user_id = ${userId}
    for no key update of holder`.execute(within);
  return rows[0];
}

/** Read after the lock: while waiting for it, the day may have changed. */
const NOW = sql`(
  select clock.at, ${shopTime(sql`clock.at`)}::date as day from (select clock_timestamp() as at) clock
) now`;

interface QuotaRow {
  at: string;
  day: string;
  packages: HeldPackage[];
  freeUsed: Partial<Record<VehicleType, number>>;
  hasFree: boolean;
}

const quotaColumns = (holderId: number) => sql`
  now.at::text as at, now.day,
  (
    select coalesce(json_agg(json_build_object(
      'packageId', p.package_id, 'vehicleClass', p.vehicle_class, 'kind', p.kind, 'amount', p.amount, 'used', p.used,
      'usedToday', coalesce(u.used, 0), 'isLive', p.starts_at <= now.at and p.expires_at > now.at,
      'isEnded', p.expires_at <= now.at, 'expiresAt', p.expires_at
    ) order by p.expires_at, p.package_id), '[]')
    from quota_package p
    left join quota_day_use u on u.holder_id = p.holder_id and u.vehicle_class = p.vehicle_class
      and u.day = now.day and u.package_id = p.package_id
    -- A package may be fully allocated, or an allocation fully withdrawn.
    where p.holder_id = ${holderId} and p.amount > 0
  ) as packages,
  (
    select coalesce(json_object_agg(u.vehicle_class, u.used), '{}') from quota_day_use u
    where u.holder_id = ${holderId} and u.day = now.day and u.package_id = 0
  ) as "freeUsed",
  (select ${HAS_FREE_LOOKUPS} from account a where a.user_id = ${holderId}) as "hasFree"`;

export async function readQuota(db: Sql, holderId: number, free: FreeLookups): Promise<QuotaNow> {
  const { rows } = await sql<QuotaRow>`select ${quotaColumns(holderId)} from ${NOW}`.execute(db);
  return quotaOf(rows[0], free);
}

/** The holder's quota, and earlier charges that make the request free. */
export async function readBeforeCharge(
  within: Sql,
  { holderId, request, free }: { holderId: number; request: ChargeRequest; free: FreeLookups },
): Promise<ChargeNow> {
  const { userId, operationId, reason, subject } = request;
  const fresh = sql`charged_at > now.at - make_interval(hours => ${CHARGE_VALID_HOURS})`;
  const { rows } = await sql<QuotaRow & { former: FormerCharge | null; paidForMs: number }>`
    select ${quotaColumns(holderId)},
      (
        select json_build_object('vehicleClass', vehicle_class, 'reason', reason, 'subject', subject, 'source', source,
          'isFresh', ${fresh})
        from quota_ledger where user_id = ${userId} and operation_id = ${operationId}
      ) as former,
      (
        select coalesce(extract(epoch from max(charged_at) + make_interval(hours => ${CHARGE_VALID_HOURS}) - now.at), 0)
        from quota_ledger where holder_id = ${holderId} and reason = any(${reasonsWith(reason)}) and subject = ${subject} and ${fresh}
      )::float8 * 1000 as "paidForMs"
    from ${NOW}`.execute(within);
  const [row] = rows;
  return { ...quotaOf(row, free), former: row?.former ?? null, paidForMs: row?.paidForMs ?? 0 };
}

function quotaOf(row: QuotaRow | undefined, free: FreeLookups): QuotaNow {
  if (row === undefined) throw new Error('the quota statement returned no row');
  const { at, day, packages, freeUsed, hasFree } = row;
  const of = (vehicleClass: VehicleType): Held => ({
    packages: packages.filter((found) => found.vehicleClass === vehicleClass),
    freeUsed: freeUsed[vehicleClass] ?? 0,
    freeLimit: hasFree ? free[vehicleClass] : 0,
  });
  return { at, day, held: { C: of('C'), B: of('B') } };
}

/** Takes one lookup from a source and adds its ledger row in one statement; false if the source has nothing left. */
export async function takeOne(
  within: Sql,
  { request, holderId, source, now }: { request: ChargeRequest; holderId: number; source: Source; now: QuotaNow },
): Promise<boolean> {
  const { userId, vehicleClass, reason, subject, operationId } = request;
  const raise =
    source.source === 'count'
      ? sql`
        update quota_package set used = used + 1
        where package_id = ${source.packageId} and holder_id = ${holderId} and used < amount
          and starts_at <= ${now.at}::timestamptz and expires_at > ${now.at}::timestamptz
        returning used`
      : sql`
        insert into quota_day_use (holder_id, vehicle_class, day, package_id, used)
        values (${holderId}, ${vehicleClass}, ${now.day}::date, ${source.packageId ?? 0}, 1)
        on conflict (holder_id, vehicle_class, day, package_id) do update set used = quota_day_use.used + 1
        where quota_day_use.used < ${source.limit}
        returning used`;
  const { rows } = await sql`
    with taken as (${raise})
    insert into quota_ledger (holder_id, user_id, vehicle_class, reason, subject, source, package_id, day, operation_id,
      charged_at)
    select ${holderId}::integer, ${userId}::integer, ${vehicleClass}, ${reason}, ${subject}, ${source.source},
      ${source.packageId}::integer, ${now.day}::date, ${operationId}, ${now.at}::timestamptz
    from taken
    returning ledger_id`.execute(within);
  return rows.length > 0;
}

/** More than a day's lookups of any package; the list is for hints only. */
const PAID_MAX = 2000;

export interface Paid {
  subject: string;
  vehicleClass: VehicleType;
  /** End of the free period. */
  until: string;
}

/** The subjects that a holder paid for within the last 24 hours, newest first. */
export async function listPaid(db: Sql, holderId: number, reason: ChargeReason): Promise<Paid[]> {
  const { rows } = await sql<Paid>`
    select subject, min(vehicle_class) as "vehicleClass", max(charged_at) + make_interval(hours => ${CHARGE_VALID_HOURS}) as until
    from quota_ledger
    where holder_id = ${holderId} and reason = any(${reasonsWith(reason)})
      and charged_at > clock_timestamp() - make_interval(hours => ${CHARGE_VALID_HOURS})
    group by subject
    order by until desc, subject
    limit ${PAID_MAX}`.execute(db);
  return rows;
}

/** Whether the holder $1 paid for the subject $3 within the last 24 hours, for any of the reasons $2. */
const paidSubject: Prepared<{ isPaid: boolean }> = {
  name: 'quota-paid-subject',
  text: `
    select exists (
      select from quota_ledger
      where holder_id = $1::integer and reason = any($2::text[]) and subject = $3::text
        and charged_at > clock_timestamp() - make_interval(hours => ${CHARGE_VALID_HOURS})
    ) as "isPaid"`,
};

/** Also while the primary is away: nothing is charged for it. */
export async function isPaid(db: Database, { holderId, reason, subject }: PaidQuery): Promise<boolean> {
  const parameters = [holderId, reasonsWith(reason), subject];
  const [row] = await db.readThroughOutage(({ run }) => run(paidSubject, parameters));
  return row?.isPaid === true;
}

export interface PaidQuery {
  holderId: number;
  reason: ChargeReason;
  subject: string;
}
