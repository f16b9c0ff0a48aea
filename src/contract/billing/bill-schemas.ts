import { z } from 'zod';
import { Id, Platform, text } from '../fields.ts';
import { pageOf, paging } from '../page.ts';
import { PriceFen } from './package-schemas.ts';
import { OrderCode, Purchase, PurchaseState } from './purchase-schemas.ts';
import { REFUND_REMARK_MAX } from './rules.ts';

/**
 * The result of a payment notice. accepted: paid now; known: paid before; refund: the money bought nothing; unpaid: no
 * payment yet. The others are refused: wrong merchant or app, unknown purchase, a transaction of another purchase, or a
 * second payment.
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

/** A purchase as staff see it. */
export const Bill = Purchase.omit({ packageId: true, expiresInS: true }).extend({
  platform: Platform,
  userId: Id,
  username: z.string(),
  companyName: z.string().nullable(),
  /** The payment service's transaction number. */
  transactionId: z.string().nullable(),
});
export type Bill = z.infer<typeof Bill>;

/** A signed notice of the payment service and its result. */
export const BillNotice = z.strictObject({
  noticeId: z.string(),
  /** As sent in the notice; may be no purchase of ours. */
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

/** Days in Asia/Shanghai, both inclusive. */
const period = { from: z.iso.date().optional(), to: z.iso.date().optional() };
const search = z.string().trim().max(80).default('');
const billFilters = { search, state: PurchaseState.optional(), platform: Platform.optional(), ...period };

export const orderList = {
  body: z.strictObject({ ...paging, ...billFilters }),
  result: pageOf(Bill),
};

export const orderTotal = {
  body: z.strictObject(billFilters),
  result: z.array(
    z.strictObject({
      state: PurchaseState,
      purchases: z.number().int(),
      paidFen: z.number().int(),
      refundedFen: z.number().int(),
    }),
  ),
};

export const billList = {
  body: z.strictObject({ ...paging, search, isRefused: z.boolean().default(false), ...period }),
  result: pageOf(BillNotice),
};

/** The unused part of a paid or active purchase. */
export const PurchaseRemainder = z.strictObject({
  /** Counted packages are measured in lookups, all others in days. */
  unit: z.enum(['lookups', 'days']),
  total: z.number().int(),
  left: z.number().int(),
  /** Lookups that were taken from the package, also by sub accounts. */
  taken: z.number().int(),
  daysLeft: z.number().int(),
  /** The share of the paid amount that is left. */
  proposedFen: z.number().int(),
});
export type PurchaseRemainder = z.infer<typeof PurchaseRemainder>;

const BillInfo = z.strictObject({
  bill: Bill,
  /** Null unless the purchase is paid or granted. */
  remainder: PurchaseRemainder.nullable(),
  /** Newest first. */
  notices: z.array(BillNotice),
  /** The user who recorded the refund, and the remark; null: not refunded. */
  refund: z.strictObject({ by: z.string().nullable(), remark: z.string() }).nullable(),
});

export const billInfo = {
  body: z.strictObject({ orderCode: OrderCode }),
  result: BillInfo,
};

export const orderRefund = {
  body: z.strictObject({
    orderCode: OrderCode,
    remark: text(REFUND_REMARK_MAX),
    /** At most what was paid, which is also the default; money that bought nothing is refunded in full. */
    refundFen: PriceFen.optional(),
    /** What the caller saw as left of a paid or granted purchase. */
    left: z.number().int().min(0).optional(),
  }),
  result: BillInfo,
};
