import { z } from 'zod';
import { Id, IdempotencyKey } from '../fields.ts';
import { pageOf, paging } from '../page.ts';
import { PackageClass, PackageKind } from './package-schemas.ts';

/**
 * created waits for payment; paid has the money, granted also gave the package; closed was never paid; refundNeeded has
 * money that bought nothing, refunded has given it back. A state only moves forward.
 */
export const PurchaseState = z.enum(['created', 'paid', 'granted', 'closed', 'refundNeeded', 'refunded']);
export type PurchaseState = z.infer<typeof PurchaseState>;

/** E, the day in Asia/Shanghai, twelve digits of chance. */
export const OrderCode = z.string().regex(/^E\d{20}$/);

/** An order as its buyer sees it; what was bought stands as it was then. */
export const Purchase = z.strictObject({
  orderCode: OrderCode,
  state: PurchaseState,
  /** Null once the package is no longer there. */
  packageId: Id.nullable(),
  packageName: z.string(),
  vehicleClass: PackageClass,
  kind: PackageKind,
  amount: z.number().int(),
  days: z.number().int(),
  priceFen: z.number().int(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** Seconds left to pay, by the database's clock; 0 once that is over. */
  expiresInS: z.number().int().min(0),
  paidAt: z.iso.datetime().nullable(),
  grantedAt: z.iso.datetime().nullable(),
  closedAt: z.iso.datetime().nullable(),
  closeReason: z.enum(['expired', 'cancelled']).nullable(),
  /** Paid after the order was closed, or another amount than the order's. */
  refundReason: z.enum(['late', 'amount']).nullable(),
  refundedAt: z.iso.datetime().nullable(),
  /** What was paid, in fen. */
  paidFen: z.number().int().nullable(),
});
export type Purchase = z.infer<typeof Purchase>;

const one = z.strictObject({ orderCode: OrderCode });

export const createOrder = {
  body: z.strictObject({ packageId: Id, priceFen: z.number().int().min(1), operationId: IdempotencyKey }),
  result: Purchase,
};

export const payWx = {
  body: one,
  result: z.strictObject({
    purchase: Purchase,
    /** What the QR code says. */
    codeUrl: z.string(),
    /** The QR code itself. */
    svg: z.string(),
    /** Demo: paid at the sandbox till on the page, no money moves. */
    isTill: z.boolean(),
  }),
};

export const payStatus = {
  body: one,
  result: Purchase,
};

export const cancelOrder = {
  body: one,
  result: Purchase,
};

export const listPurchases = {
  body: z.strictObject({ ...paging, states: z.array(PurchaseState).max(6).default([]) }),
  result: pageOf(Purchase),
};

export const getReceipt = {
  body: one,
  result: z.strictObject({
    purchase: Purchase,
    username: z.string(),
    companyName: z.string().nullable(),
    /** The payment service's number of the payment. */
    transactionId: z.string(),
    /** When the package ends, or when the e-commerce price service does; null where nothing was granted. */
    heldUntil: z.iso.datetime().nullable(),
    isTill: z.boolean(),
  }),
};

export const tillPay = {
  body: z.strictObject({ orderCode: OrderCode, outcome: z.enum(['pay', 'decline', 'wrongAmount']) }),
  result: Purchase,
};
