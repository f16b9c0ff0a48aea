import { z } from 'zod';
import { call, Id, OperationId } from './call.ts';
import { PackageClass, PackageKind } from './packages.ts';
import { pageOf, paging } from './page.ts';

/** How long an order waits to be paid. */
export const PAY_WITHIN_MINUTES = 30;

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

/**
 * Orders a package at the price that the buyer has seen; the same operation again gives the same order. Refused: 500701
 * a sub account, 500702 not for sale, 500703 bought before, 500704 too many unpaid, 500705 no payment set up, 500706
 * another price by now.
 */
export const createOrder = call({
  operation: 'createOrder',
  path: '/purchase/create',
  access: 'session',
  body: z.strictObject({ packageId: Id, priceFen: z.number().int().min(1), operationId: OperationId }),
  result: Purchase,
});

/** The code to scan (WeChat's native payment). Refused: 500707 once the order is paid, closed or too old. */
export const payWx = call({
  operation: 'payWx',
  path: '/pay/wx',
  access: 'session',
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
});

/** How an order stands; the payment service is asked as well when its notice is overdue. */
export const payStatus = call({
  operation: 'payStatus',
  path: '/pay/payStatus',
  access: 'session',
  body: one,
  result: Purchase,
});

/** Closes an unpaid order; one that turns out to be paid is granted instead. */
export const cancelOrder = call({
  operation: 'cancelOrder',
  path: '/purchase/cancel',
  access: 'session',
  body: one,
  result: Purchase,
});

/** One's own orders, the newest first. */
export const listPurchases = call({
  operation: 'listPurchases',
  path: '/purchase/list',
  access: 'session',
  body: z.strictObject({ ...paging, states: z.array(PurchaseState).max(6).default([]) }),
  result: pageOf(Purchase),
});

/** The receipt of an order that was paid; 900404 for any other. */
export const getReceipt = call({
  operation: 'getReceipt',
  path: '/purchase/receipt',
  access: 'session',
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
});

/** The sandbox till's three keys; 900404 wherever real money is taken. */
export const tillPay = call({
  operation: 'tillPay',
  path: '/till/pay',
  access: 'session',
  body: z.strictObject({ orderCode: OrderCode, outcome: z.enum(['pay', 'decline', 'wrongAmount']) }),
  result: Purchase,
});
