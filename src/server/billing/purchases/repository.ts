import { randomInt } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { PAYMENT_WINDOW_MINUTES } from '../../../contract/billing/rules.ts';
import type { Purchase, PurchaseState } from '../../../contract/billing/schemas.ts';
import type { Language } from '../../../contract/codes.ts';
import type { Platform } from '../../../contract/platform.ts';
import type { Sql } from '../../platform/db/database.ts';
import { SHOP_NOW } from '../../platform/db/shop-days.ts';
import { textInLanguage } from '../../platform/db/text-in-language.ts';
import { Refusal } from '../../platform/errors.ts';
import { usedIdempotencyKey } from '../../platform/idempotency-key.ts';
import { isForRole } from '../is-for-role.ts';

/** Most unpaid purchases of an account. */
const UNPAID_MAX = 5;

const purchaseColumns = (language: Language) => sql`
  order_code as "orderCode", state, package_id as "packageId", vehicle_class as "vehicleClass", kind, amount, days,
  ${textInLanguage(language, 'packageName')} as "packageName",
  price_fen as "priceFen", created_at as "createdAt", expires_at as "expiresAt",
  case state when 'created'
    then greatest(0, ceil(extract(epoch from expires_at - now())))::integer else 0 end as "expiresInS",
  paid_at as "paidAt", granted_at as "grantedAt", closed_at as "closedAt", close_reason as "closeReason",
  refund_reason as "refundReason", refunded_at as "refundedAt",
  refunded_fen as "refundedFen", paid_fen as "paidFen"`;

export interface Buyer {
  userId: number;
  roleId: number;
  platform: Platform;
  language: Language;
}

async function select(db: Sql, language: Language, rest: RawBuilder<unknown>): Promise<Purchase[]> {
  return (await sql<Purchase>`select ${purchaseColumns(language)} from purchase ${rest}`.execute(db)).rows;
}

/** @throws Refusal 900404, also for another user's purchase */
export async function getPurchase(db: Sql, orderCode: string, { userId, language }: Buyer): Promise<Purchase> {
  const [row] = await select(db, language, sql`where order_code = ${orderCode} and user_id = ${userId}`);
  if (row === undefined) throw new Refusal('900404');
  return row;
}

interface Page {
  pageNum: number;
  pageSize: number;
  states: readonly PurchaseState[];
}

export async function listPurchases(db: Sql, { userId, language }: Buyer, { pageNum, pageSize, states }: Page) {
  const mine = sql`where user_id = ${userId} ${states.length === 0 ? sql`` : sql`and state in (${sql.join(states)})`}`;
  const { rows } = await sql<{ total: number }>`select count(*) as total from purchase ${mine}`.execute(db);
  return {
    rows: await select(
      db,
      language,
      sql`${mine} order by created_at desc, order_code desc limit ${pageSize} offset ${(pageNum - 1) * pageSize}`,
    ),
    total: rows[0]?.total ?? 0,
  };
}

export interface NewPurchase {
  packageId: number;
  priceFen: number;
  operationId: string;
}

/** Copies the package's terms into a new purchase. @throws Refusal 500702, 500703, 500704, 500706, 900400 */
export async function insertPurchase(within: Sql, buyer: Buyer, purchase: NewPurchase): Promise<string> {
  const { userId, roleId, platform } = buyer;
  const { packageId, priceFen, operationId } = purchase;
  // Serialises the purchases of one account, so that the counts below hold.
  await sql`select from account where user_id = ${userId} for no key update`.execute(within);
  const former = await within
    .selectFrom('purchase')
    .select(['orderCode', 'packageId'])
    .where('userId', '=', userId)
    .where('operationId', '=', operationId)
    .executeTakeFirst();
  if (former !== undefined) {
    if (former.packageId === packageId || former.packageId === null) return former.orderCode;
    throw usedIdempotencyKey();
  }
  const offer = await within
    .selectFrom('package')
    .selectAll()
    .where('packageId', '=', packageId)
    .where('isOnSale', '=', true)
    .where('platform', 'in', ['all', platform])
    .where(isForRole(roleId))
    .executeTakeFirst();
  if (offer === undefined) throw new Refusal('500702');
  if (offer.priceFen !== priceFen) throw new Refusal('500706');
  await refuseTooMany(within, userId, offer.isOnce ? packageId : null);
  const { packageName, packageNameEn, vehicleClass, kind, amount, days, isOnce } = offer;
  const { orderCode } = await within
    .insertInto('purchase')
    .values({
      ...{ packageId, packageName, packageNameEn, vehicleClass, kind, amount, days, priceFen, isOnce },
      ...{ userId, operationId, platform },
      orderCode: sql<string>`'E' || to_char(${SHOP_NOW}, 'YYYYMMDD') || ${twelveDigits()}::text`,
      expiresAt: sql<string>`now() + make_interval(mins => ${PAYMENT_WINDOW_MINUTES})`,
    })
    .returning('orderCode')
    .executeTakeFirstOrThrow();
  return orderCode;
}

async function refuseTooMany(within: Sql, userId: number, oncePackageId: number | null): Promise<void> {
  const { rows } = await sql<{ unpaid: number; before: number }>`
    select count(*) filter (where state = 'created' and expires_at > now()) as unpaid,
      count(*) filter (where package_id = ${oncePackageId}::integer and is_once and state not in ('closed', 'refunded')) as before
    from purchase where user_id = ${userId}`.execute(within);
  const [counted] = rows;
  if ((counted?.before ?? 0) > 0) throw new Refusal('500703');
  if ((counted?.unpaid ?? 0) >= UNPAID_MAX) throw new Refusal('500704');
}

function twelveDigits(): string {
  return String(randomInt(0, 10 ** 12)).padStart(12, '0');
}

/** The purchase's data for the payment service; undefined if it can no longer be paid. */
export async function findPayable(db: Sql, orderCode: string, userId: number) {
  return db
    .selectFrom('purchase')
    .select(['orderCode', 'packageName', 'priceFen', 'expiresAt', 'codeUrl'])
    .where('orderCode', '=', orderCode)
    .where('userId', '=', userId)
    .where('state', '=', 'created')
    .where('expiresAt', '>', sql<string>`now()`)
    .executeTakeFirst();
}

/** Stores the payment code; false if the purchase has been closed meanwhile. */
export async function savePaymentCode(db: Sql, orderCode: string, codeUrl: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('purchase')
    .set({ codeUrl, checkedAt: sql<string>`now()` })
    .where('orderCode', '=', orderCode)
    .where('state', '=', 'created')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Closes a purchase if it is still unpaid. */
export async function closePurchase(db: Sql, orderCode: string, reason: 'expired' | 'cancelled'): Promise<void> {
  await sql`
    update purchase set state = 'closed', closed_at = now(), close_reason = ${reason}
    where order_code = ${orderCode} and state = 'created'
      and (${reason} = 'cancelled' or expires_at <= now())`.execute(db);
}

/** A purchase to reconcile. */
export interface ClaimedPurchase {
  orderCode: string;
  state: 'created' | 'paid';
  isExpired: boolean;
  /** The payment service has the purchase. */
  isStarted: boolean;
}

interface Claim {
  /** Only purchases last checked at least this long ago. */
  olderThanS: number;
  limit: number;
  orderCode?: string;
}

/**
 * Claims purchases to reconcile; no other node claims them within the same time. Purchases that are neither paid nor
 * expired nor known to the payment service are skipped.
 */
export async function claimOpen(db: Sql, { olderThanS, limit, orderCode }: Claim): Promise<ClaimedPurchase[]> {
  const { rows } = await sql<ClaimedPurchase>`
    update purchase set checked_at = now()
    where order_code in (
      select order_code from purchase
      where state in ('created', 'paid') and (checked_at is null or checked_at < now() - make_interval(secs => ${olderThanS}))
        and (state = 'paid' or code_url is not null or expires_at <= now())
        and (${orderCode ?? null}::text is null or order_code = ${orderCode ?? null})
      order by checked_at nulls first
      limit ${limit}
      for update skip locked
    )
    returning order_code as "orderCode", state, expires_at <= now() as "isExpired",
      code_url is not null as "isStarted"`.execute(db);
  return rows;
}

export async function getReceiptRow(db: Sql, orderCode: string, userId: number) {
  const row = await db
    .selectFrom('purchase')
    .innerJoin('account', 'account.userId', 'purchase.userId')
    .select(['account.username', 'account.companyName', 'purchase.transactionId'])
    .select(
      sql<string | null>`case when state <> 'refunded' then granted_at + make_interval(days => days) end`.as(
        'heldUntil',
      ),
    )
    .where('purchase.orderCode', '=', orderCode)
    .where('purchase.userId', '=', userId)
    .where('purchase.state', 'in', ['paid', 'granted', 'refundNeeded', 'refunded'])
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('900404');
  return row;
}
