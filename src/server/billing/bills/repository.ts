import { type RawBuilder, sql } from 'kysely';
import type { billingCalls } from '../../../contract/billing/calls.ts';
import { refusedVerdicts } from '../../../contract/billing/refused-verdicts.ts';
import type { Bill, BillNotice, PurchaseState } from '../../../contract/billing/schemas.ts';
import type { CheckedBodyOf, ResultOf } from '../../../contract/call.ts';
import type { Language } from '../../../contract/codes.ts';
import type { Sql } from '../../platform/db/database.ts';
import { endOfShopDay, startOfShopDay } from '../../platform/db/shop-days.ts';
import { textInLanguage } from '../../platform/db/text-in-language.ts';
import { anyContains } from '../../platform/db/text-search.ts';
import { Refusal } from '../../platform/errors.ts';
import { pageWithTotal } from '../../platform/page-with-total.ts';
import type { PaidPurchase } from './remainder.ts';

/** The purchases that the caller may see: all (null), or those of an agency code; none for an empty code. */
export type Agency = string | null;

interface Reader {
  agency: Agency;
  language: Language;
}

type BillFilters = CheckedBodyOf<typeof billingCalls.orderTotal>;
type Condition = RawBuilder<unknown>;

const FROM = sql`from purchase p join account a on a.user_id = p.user_id`;

const billColumns = (language: Language) => sql`
  p.order_code as "orderCode", p.state, p.vehicle_class as "vehicleClass", p.kind, p.amount, p.days, p.platform,
  ${textInLanguage(language, 'p.packageName')} as "packageName",
  p.price_fen as "priceFen", p.paid_fen as "paidFen", p.created_at as "createdAt", p.expires_at as "expiresAt",
  p.paid_at as "paidAt", p.granted_at as "grantedAt", p.closed_at as "closedAt", p.refunded_at as "refundedAt",
  p.refunded_fen as "refundedFen",
  p.close_reason as "closeReason", p.refund_reason as "refundReason", p.transaction_id as "transactionId",
  p.user_id as "userId", a.username, a.company_name as "companyName"`;

const PAYER = [sql`a.username`, sql`a.company_name`];

const NOTICE_COLUMNS = sql`
  n.notice_id as "noticeId", n.order_code as "orderCode", p.order_code is not null as "isOurs",
  n.transaction_id as "transactionId", n.trade_state as "tradeState", n.amount_fen as "amountFen", n.currency,
  n.verdict, n.received_at as "receivedAt"`;

/** The rows are read in the order of an index; the total is counted apart, without sorting. */
export async function listBills(
  db: Sql,
  { agency, language }: Reader,
  query: CheckedBodyOf<typeof billingCalls.orderList>,
) {
  const { pageNum, pageSize } = query;
  const matching = where(conditionsOf(query, agency));
  const { rows } = await sql<Bill>`
    select ${billColumns(language)} ${FROM} ${matching}
    order by (p.state = 'refundNeeded') desc, p.created_at desc, p.order_code desc
    limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(db);
  const { rows: counts } = await sql<{ total: number }>`
    select count(*)::integer as total ${fromFor(agency)} ${matching}`.execute(db);
  return { rows, total: counts[0]?.total ?? 0 };
}

/** Every purchase has an account, which is joined only where a condition needs it. */
const fromFor = (agency: Agency) => (agency === null ? sql`from purchase p` : FROM);

export async function totalBills(
  db: Sql,
  agency: Agency,
  query: BillFilters,
): Promise<ResultOf<typeof billingCalls.orderTotal>> {
  const { rows } = await sql<ResultOf<typeof billingCalls.orderTotal>[number]>`
    select p.state, count(*)::integer as purchases, coalesce(sum(p.paid_fen), 0)::float8 as "paidFen",
      coalesce(sum(p.refunded_fen), 0)::float8 as "refundedFen"
    ${fromFor(agency)} ${where(conditionsOf(query, agency))} group by p.state order by p.state`.execute(db);
  return rows;
}

export function listNotices(db: Sql, agency: Agency, query: CheckedBodyOf<typeof billingCalls.billList>) {
  const { search, isRefused, from, to } = query;
  const conditions = [
    anyContains([sql`n.order_code`, sql`n.transaction_id`, ...PAYER], search),
    ...(isRefused ? [sql`n.verdict in (${sql.join([...refusedVerdicts])})`] : []),
    ...onDays(sql`n.received_at`, { from, to }),
    ...ofAgency(agency),
  ];
  return withoutTotals(
    pageWithTotal(query, async (limit, offset) => {
      const { rows } = await sql<BillNotice & { total: number }>`
        select ${NOTICE_COLUMNS}, count(*) over ()::integer as total
        from payment_notice n left join purchase p using (order_code) left join account a on a.user_id = p.user_id
        ${where(conditions)} order by n.received_at desc, n.notice_id limit ${limit} offset ${offset}`.execute(db);
      return rows;
    }),
  );
}

/** @throws Refusal 900404 also for a purchase of another agency code */
export async function getBill(
  db: Sql,
  { agency, language }: Reader,
  orderCode: string,
): Promise<Omit<ResultOf<typeof billingCalls.billInfo>, 'remainder'>> {
  const { rows } = await sql<Bill & { refundRemark: string; refundedBy: string | null }>`
    select ${billColumns(language)}, p.refund_remark as "refundRemark",
      (select username from account where user_id = p.refunded_by) as "refundedBy"
    ${FROM} ${where([sql`p.order_code = ${orderCode}`, ...ofAgency(agency)])}`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new Refusal('900404');
  const { refundRemark: remark, refundedBy: by, ...bill } = found;
  const { rows: notices } = await sql<BillNotice>`
    select ${NOTICE_COLUMNS} from payment_notice n join purchase p using (order_code)
    where n.order_code = ${orderCode} order by n.received_at desc, n.notice_id limit 200`.execute(db);
  return { bill, notices, refund: bill.refundedAt === null ? null : { by, remark } };
}

export type RefundablePurchase = Omit<PaidPurchase, 'state'> & { state: PaidPurchase['state'] | 'refundNeeded' };

export function isPaid(purchase: { state: PurchaseState }): purchase is PaidPurchase {
  return purchase.state === 'paid' || purchase.state === 'granted';
}

/** Of several concurrent requests one gets the purchase, which is locked until its transaction ends. @throws Refusal 500710 */
export async function lockRefundable(
  within: Sql,
  { orderCode, agency }: { orderCode: string; agency: Agency },
): Promise<RefundablePurchase> {
  const { rows } = await sql<RefundablePurchase>`
    select p.order_code as "orderCode", p.user_id as "userId", p.state, p.vehicle_class as "vehicleClass", p.kind, p.amount,
      p.days, coalesce(p.paid_fen, 0) as "paidFen"
    ${FROM} ${where([
      sql`p.order_code = ${orderCode} and p.state in ('paid', 'granted', 'refundNeeded')`,
      ...ofAgency(agency),
    ])} for update of p`.execute(within);
  const [row] = rows;
  if (row === undefined) throw new Refusal('500710');
  return row;
}

interface RefundRecord {
  orderCode: string;
  remark: string;
  refundFen: number;
  /** Who records it. */
  userId: number;
}

export async function markRefunded(within: Sql, { orderCode, remark, refundFen, userId }: RefundRecord): Promise<void> {
  await sql`
    update purchase set state = 'refunded', refunded_at = now(), refunded_by = ${userId}, refund_remark = ${remark},
      refunded_fen = ${refundFen}
    where order_code = ${orderCode}`.execute(within);
}

function conditionsOf({ search, state, platform, from, to }: BillFilters, agency: Agency): Condition[] {
  return [
    ...(search === '' ? [] : [sql`(${hasText(search)} or p.user_id in (${payersNamed(search)}))`]),
    ...(state === undefined ? [] : [sql`p.state = ${state}`]),
    ...(platform === undefined ? [] : [sql`p.platform = ${platform}`]),
    ...onDays(sql`p.created_at`, { from, to }),
    ...ofAgency(agency),
  ];
}

/** A part of a code, which no package is named by. */
const CODE_PART = /^[a-z]{0,3}\d{6,}$/i;

/** Codes are compared without folding their case, which takes several times as long as everything else. */
function hasText(search: string): Condition {
  const inCode = sql`strpos(p.order_code, ${search.toUpperCase()}) > 0 or strpos(p.transaction_id, ${search}) > 0`;
  if (CODE_PART.test(search)) return sql`(${inCode})`;
  return sql`(${inCode} or ${anyContains([sql`p.package_name`, sql`p.package_name_en`], search)})`;
}

/** The index on grams finds the candidates. */
function payersNamed(search: string): Condition {
  const payer = [sql`payer.username`, sql`payer.company_name`];
  return sql`select payer.user_id from account payer
    where payer.name_grams @> sought_grams(${search}::text) and ${anyContains(payer, search)}`;
}

/** Whole days in Asia/Shanghai, inclusive. */
function onDays(column: Condition, { from, to }: { from?: string | undefined; to?: string | undefined }): Condition[] {
  return [
    ...(from === undefined ? [] : [sql`${column} >= ${startOfShopDay(from)}`]),
    ...(to === undefined ? [] : [sql`${column} < ${endOfShopDay(to)}`]),
  ];
}

function ofAgency(agency: Agency): Condition[] {
  if (agency === null) return [];
  return [agency === '' ? sql`false` : sql`a.agency_code = ${agency}`];
}

function where(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? sql`` : sql`where ${sql.join([...conditions], sql` and `)}`;
}

async function withoutTotals<Row extends { total: number }>(page: Promise<{ rows: Row[]; total: number }>) {
  const { rows, total } = await page;
  return { rows: rows.map(({ total: _, ...row }) => row), total };
}
