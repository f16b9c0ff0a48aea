import { sql } from 'kysely';
import { PAYMENT_WINDOW_MINUTES } from '../contract/billing/rules.ts';
import type { Database } from '../server/platform/db/database.ts';

const OPERATION = 'demo-past-order';
const YUAN = 100;

/** A purchase by the demo shop in the past, and its final state. */
interface PastPurchase {
  daysAgo: number;
  packageName: string;
  packageNameEn: string;
  vehicleClass: 'C' | 'B' | 'both';
  kind: 'count' | 'retail';
  amount: number;
  days: number;
  priceFen: number;
  end: 'expired' | 'cancelled' | 'granted' | 'short' | 'refunded';
}

// Granted purchases add no lookups: the shop's packages come from ensure-quotas.ts.
const purchases: readonly PastPurchase[] = [
  {
    daysAgo: 41,
    end: 'granted',
    vehicleClass: 'both',
    kind: 'retail',
    amount: 1,
    days: 90,
    priceFen: 150 * YUAN,
    packageName: '电商价格 季卡',
    packageNameEn: 'E-commerce prices, three months',
  },
  {
    daysAgo: 23,
    end: 'expired',
    vehicleClass: 'C',
    kind: 'count',
    amount: 100,
    days: 365,
    priceFen: 120 * YUAN,
    packageName: '乘用车 100 次包',
    packageNameEn: 'Passenger, 100 lookups',
  },
  {
    daysAgo: 16,
    end: 'refunded',
    vehicleClass: 'C',
    kind: 'count',
    amount: 100,
    days: 365,
    priceFen: 120 * YUAN,
    packageName: '乘用车 100 次包',
    packageNameEn: 'Passenger, 100 lookups',
  },
  {
    daysAgo: 9,
    end: 'cancelled',
    vehicleClass: 'B',
    kind: 'count',
    amount: 100,
    days: 365,
    priceFen: 180 * YUAN,
    packageName: '商用车 100 次包',
    packageNameEn: 'Commercial, 100 lookups',
  },
  {
    daysAgo: 3,
    end: 'short',
    vehicleClass: 'B',
    kind: 'count',
    amount: 100,
    days: 365,
    priceFen: 180 * YUAN,
    packageName: '商用车 100 次包',
    packageNameEn: 'Commercial, 100 lookups',
  },
];

const states = {
  expired: { state: 'closed', closeReason: 'expired', refundReason: null, paidShare: null },
  cancelled: { state: 'closed', closeReason: 'cancelled', refundReason: null, paidShare: null },
  granted: { state: 'granted', closeReason: null, refundReason: null, paidShare: 1 },
  short: { state: 'refundNeeded', closeReason: null, refundReason: 'amount', paidShare: 0.5 },
  refunded: { state: 'refunded', closeReason: null, refundReason: 'late', paidShare: 1 },
} as const;

/** Adds past purchases of the demo shop, one in each final state, as sample data for bills and refunds. */
export async function ensurePurchases({ sql: db }: Database): Promise<void> {
  const shop = await db
    .selectFrom('account')
    .select('userId')
    .where('username', '=', 'shop')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('purchase').select('orderCode').where('operationId', 'like', `${OPERATION}%`))),
    )
    .executeTakeFirst();
  if (shop === undefined) return;
  const staff = await db.selectFrom('account').select('userId').where('username', '=', 'admin').executeTakeFirst();
  const rows = purchases.map(({ daysAgo, end, ...bought }, index) => {
    const { paidShare, ...state } = states[end];
    const after = (minutes: number) =>
      sql<string>`now() - make_interval(days => ${daysAgo}) + make_interval(mins => ${minutes})`;
    const isPaid = paidShare !== null;
    return {
      ...bought,
      ...state,
      userId: shop.userId,
      packageId: null,
      isOnce: false,
      platform: 'easyEpc' as const,
      operationId: `${OPERATION}-${index}`,
      orderCode: sql<string>`'E' || to_char(now() at time zone 'Asia/Shanghai' - make_interval(days => ${daysAgo}),
        'YYYYMMDD') || ${String(index + 1).padStart(12, '0')}::text`,
      createdAt: after(0),
      expiresAt: after(PAYMENT_WINDOW_MINUTES),
      paidAt: isPaid ? after(end === 'refunded' ? PAYMENT_WINDOW_MINUTES + 4 : 3) : null,
      paidFen: isPaid ? Math.round(bought.priceFen * paidShare) : null,
      transactionId: isPaid ? `DEMO${String(index + 1).padStart(12, '0')}` : null,
      grantedAt: end === 'granted' ? after(3) : null,
      closedAt: state.state === 'closed' ? after(end === 'expired' ? PAYMENT_WINDOW_MINUTES : 2) : null,
      refundedAt: end === 'refunded' ? after(24 * 60) : null,
      refundedFen: end === 'refunded' ? bought.priceFen : null,
      refundedBy: end === 'refunded' ? (staff?.userId ?? null) : null,
      refundRemark: end === 'refunded' ? '超时付款，商户平台原路退回' : '',
    };
  });
  await db.insertInto('purchase').values(rows).execute();
  await sql`
    insert into quota_withdrawal (holder_id, vehicle_class, kind, amount, order_code, withdrawn_at)
    select user_id, vehicle_class, kind, 0, order_code, refunded_at from purchase
    where user_id = ${shop.userId} and state = 'refunded' and operation_id like ${`${OPERATION}%`}`.execute(db);
}
