import { z } from 'zod';
import { call, Id, text } from './call.ts';
import { Platform } from './fields.ts';
import { pageOf, paging } from './page.ts';
import { OrderCode, Purchase, PurchaseState } from './purchases.ts';

/** The back-office page of orders and payments, and the power that opens it. */
export const BILL_PAGE = '/manager/bill';

/**
 * What a payment came to. accepted: the order has the money; known: it had it before; refund: money that bought nothing;
 * unpaid: no payment yet. The rest is refused: not our merchant or app, no such order, a payment that another order has,
 * or a second payment for this one.
 */
export const PaymentVerdict = z.enum([
  'accepted',
  'known',
  'refund',
  'unpaid',
  'merchant',
  'app',
  'order',
  'transaction',
  'second',
]);
export type PaymentVerdict = z.infer<typeof PaymentVerdict>;

/** Verdicts that staff has to look into: the payment service holds money that no order here has. */
export const refusedVerdicts: readonly PaymentVerdict[] = ['merchant', 'app', 'order', 'transaction', 'second'];

/** An order as staff sees it: whose it is, and what was paid for it. */
export const Bill = Purchase.omit({ packageId: true, expiresInS: true }).extend({
  platform: Platform,
  userId: Id,
  username: z.string(),
  companyName: z.string().nullable(),
  /** The payment service's number of the payment. */
  transactionId: z.string().nullable(),
});
export type Bill = z.infer<typeof Bill>;

/** What the payment service told under its signature, and what became of it. */
export const BillNotice = z.strictObject({
  noticeId: z.string(),
  /** As the notice says it; of an order of ours, or of none. */
  orderCode: z.string(),
  isOurs: z.boolean(),
  transactionId: z.string().nullable(),
  tradeState: z.string(),
  amountFen: z.number().int().nullable(),
  currency: z.string().nullable(),
  verdict: PaymentVerdict,
  receivedAt: z.iso.datetime(),
});
export type BillNotice = z.infer<typeof BillNotice>;

/** Days of Asia/Shanghai, both included. */
const days = { from: z.iso.date().optional(), to: z.iso.date().optional() };
const search = z.string().trim().max(80).default('');
const orders = { search, state: PurchaseState.optional(), platform: Platform.optional(), ...days };

/**
 * Orders that match, those that want a refund first, then the newest. An agent or seller sees those of the own agency
 * code alone, here and in all that follows. The search goes over order code, payment number, user, company, package.
 */
export const orderList = call({
  operation: 'orderList',
  path: '/order/list',
  access: BILL_PAGE,
  body: z.strictObject({ ...paging, ...orders }),
  result: pageOf(Bill),
});

/** How many orders match and what was paid for them, by state; a state without orders is left out. */
export const orderTotal = call({
  operation: 'orderTotal',
  path: '/order/total',
  access: BILL_PAGE,
  body: z.strictObject(orders),
  result: z.array(z.strictObject({ state: PurchaseState, orders: z.number().int(), paidFen: z.number().int() })),
});

/** The payment service's notices, the newest first; `isRefused` leaves those that fit no order. */
export const billList = call({
  operation: 'billList',
  path: '/bill/list',
  access: BILL_PAGE,
  body: z.strictObject({ ...paging, search, isRefused: z.boolean().default(false), ...days }),
  result: pageOf(BillNotice),
});

const BillInfo = z.strictObject({
  bill: Bill,
  /** What was told of this order, the newest first. */
  notices: z.array(BillNotice),
  /** Who paid the money back, and what was written down of it; null while nobody has. */
  refund: z.strictObject({ by: z.string().nullable(), remark: z.string() }).nullable(),
});

/** One order with all that is known of its payment; 900404 where there is none that the caller may see. */
export const billInfo = call({
  operation: 'billInfo',
  path: '/bill/info',
  access: BILL_PAGE,
  body: z.strictObject({ orderCode: OrderCode }),
  result: BillInfo,
});

export const MAX_REFUND_REMARK = 120;

/**
 * Writes down that the money of an order was paid back, at the payment service and by hand: no money moves here.
 * 500710 where the order wants no refund, or has had it.
 */
export const orderRefund = call({
  operation: 'orderRefund',
  path: '/order/refund',
  access: `${BILL_PAGE}:edit`,
  body: z.strictObject({ orderCode: OrderCode, remark: text(MAX_REFUND_REMARK) }),
  result: BillInfo,
});
