import { z } from 'zod';
import { Id, IdempotencyKey } from '../fields.ts';
import { pageOf, paging } from '../page.ts';
import { PackageClass, PackageKind } from './package-schemas.ts';

/**
 * created: waits for payment; paid: money received; granted: package activated; closed: never paid; refundNeeded: money
 * received that bought nothing; refunded, and what was left of the package withdrawn. A state only moves forward.
 */
export const PurchaseState = z.enum(['created', 'paid', 'granted', 'closed', 'refundNeeded', 'refunded']);
export type PurchaseState = z.infer<typeof PurchaseState>;

/** E, the day in Asia/Shanghai, twelve random digits. */
export const OrderCode = z.string().regex(/^E\d{20}$/);

/** A purchase as its buyer sees it, with the package as it was then. */
export const Purchase = z.strictObject({
  orderCode: OrderCode,
  state: PurchaseState,
  /** Null when the package no longer exists. */
  packageId: Id.nullable(),
  packageName: z.string(),
  vehicleClass: PackageClass,
  kind: PackageKind,
  amount: z.number().int(),
  days: z.number().int(),
  priceFen: z.number().int(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** Seconds left to pay by the database's clock; 0 when expired. */
  expiresInS: z.number().int().min(0),
  paidAt: z.iso.datetime().nullable(),
  grantedAt: z.iso.datetime().nullable(),
  closedAt: z.iso.datetime().nullable(),
  closeReason: z.enum(['expired', 'cancelled']).nullable(),
  /** Paid after the purchase was closed, or another amount. */
  refundReason: z.enum(['late', 'amount']).nullable(),
  refundedAt: z.iso.datetime().nullable(),
  /** The part of the paid amount that was refunded. */
  refundedFen: z.number().int().nullable(),
  /** In fen. */
  paidFen: z.number().int().nullable(),
});
export type Purchase = z.infer<typeof Purchase>;

const purchaseBody = z.strictObject({ orderCode: OrderCode });

export const createPurchase = {
  body: z.strictObject({ packageId: Id, priceFen: z.number().int().min(1), operationId: IdempotencyKey }),
  result: Purchase,
};

export const payWx = {
  body: purchaseBody,
  result: z.strictObject({
    purchase: Purchase,
    /** Content of the QR code. */
    codeUrl: z.string(),
    /** The QR code. */
    svg: z.string(),
    /** Demo: paid at the sandbox till, no real money. */
    isTill: z.boolean(),
  }),
};

export const payStatus = {
  body: purchaseBody,
  result: Purchase,
};

export const cancelPurchase = {
  body: purchaseBody,
  result: Purchase,
};

export const listPurchases = {
  body: z.strictObject({ ...paging, states: z.array(PurchaseState).max(6).default([]) }),
  result: pageOf(Purchase),
};

export const getReceipt = {
  body: purchaseBody,
  result: z.strictObject({
    purchase: Purchase,
    username: z.string(),
    companyName: z.string().nullable(),
    /** The payment service's transaction number. */
    transactionId: z.string(),
    /** End of the package or the e-commerce price service; null if nothing was granted, or what was is refunded. */
    heldUntil: z.iso.datetime().nullable(),
    isTill: z.boolean(),
  }),
};

export const tillPay = {
  body: z.strictObject({ orderCode: OrderCode, outcome: z.enum(['pay', 'decline', 'wrongAmount']) }),
  result: Purchase,
};
