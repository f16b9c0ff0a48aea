import { z } from 'zod';
import { Id, Platform, text } from '../fields.ts';
import { pageOf, paging } from '../page.ts';
import { OrderCode, Purchase, PurchaseState } from './purchase-schemas.ts';
import { MAX_REFUND_REMARK } from './rules.ts';

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

export const orderList = {
  body: z.strictObject({ ...paging, ...orders }),
  result: pageOf(Bill),
};

export const orderTotal = {
  body: z.strictObject(orders),
  result: z.array(z.strictObject({ state: PurchaseState, orders: z.number().int(), paidFen: z.number().int() })),
};

export const billList = {
  body: z.strictObject({ ...paging, search, isRefused: z.boolean().default(false), ...days }),
  result: pageOf(BillNotice),
};

const BillInfo = z.strictObject({
  bill: Bill,
  /** What was told of this order, the newest first. */
  notices: z.array(BillNotice),
  /** Who paid the money back, and what was written down of it; null while nobody has. */
  refund: z.strictObject({ by: z.string().nullable(), remark: z.string() }).nullable(),
});

export const billInfo = {
  body: z.strictObject({ orderCode: OrderCode }),
  result: BillInfo,
};

export const orderRefund = {
  body: z.strictObject({ orderCode: OrderCode, remark: text(MAX_REFUND_REMARK) }),
  result: BillInfo,
};
