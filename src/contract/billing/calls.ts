import { defineCalls } from '../call.ts';
import { BILL_PAGE } from './rules.ts';
import type * as schemas from './schemas.ts';

export const billingCalls = defineCalls<typeof schemas>()({
  /**
   * Purchases that need a refund first, then newest first. An agent or seller only sees purchases of their own agency code,
   * here and in the calls below. The search matches purchase code, transaction number, user, company and package.
   */
  orderList: { path: '/order/list', access: BILL_PAGE, work: 'search' },

  /** Number of matching purchases and the amounts paid and refunded, by state; states without purchases are omitted. */
  orderTotal: { path: '/order/total', access: BILL_PAGE, work: 'search' },

  /** Notices of the payment service, newest first; `isRefused` selects those that fit no purchase. */
  billList: { path: '/bill/list', access: BILL_PAGE, work: 'search' },

  /** 900404 unless the caller may see the purchase. */
  billInfo: { path: '/bill/info', access: BILL_PAGE },

  /**
   * Records a refund that was made in the payment service; this call moves no money. The unused lookups or days of the
   * purchase are withdrawn, also from sub accounts. 500710 unless it is paid, granted or needs a refund; 500711 for an
   * amount above what was paid; 900410 if less or more is left than the caller saw.
   */
  orderRefund: { path: '/order/refund', access: `${BILL_PAGE}:edit` },

  /** The offers of this platform to the account's role, and the account's usage. */
  purchasePackageList: { path: '/package/purchase/list', access: 'session', isRead: true },

  /**
   * The packages that the account's lookups are taken from, running ones first; the main account's when it shares them.
   */
  ownedPackageList: { path: '/package/owned/list', access: 'session', isRead: true },

  getRetailDesc: { path: '/package/getRetailDesc', access: 'session', isRead: true },

  /** Starts the free trial of the e-commerce price service, once per account. Refused with 500701, 500708. */
  saveRetail: { path: '/save/retail', access: 'session' },

  /**
   * Buys a package at the price shown to the buyer; repeating the idempotency key returns the same purchase. Refused:
   * 500701 sub account, 500702 not on sale or not for this role, 500703 bought before, 500704 too many unpaid purchases,
   * 500705 no payment configured, 500706 the price has changed.
   */
  createPurchase: { path: '/purchase/create', access: 'session' },

  /** Starts a WeChat Native payment. 500707 when the purchase is paid, closed or expired. */
  payWx: { path: '/pay/wx', access: 'session' },

  /** State of a purchase; queries the payment service when its notice is overdue. */
  payStatus: { path: '/pay/payStatus', access: 'session' },

  /** Closes an unpaid purchase; a purchase that turns out to be paid is granted instead. */
  cancelPurchase: { path: '/purchase/cancel', access: 'session' },

  /** The caller's own purchases, newest first. */
  listPurchases: { path: '/purchase/list', access: 'session', isRead: true },

  /** The receipt of a paid purchase; 900404 for any other. */
  getReceipt: { path: '/purchase/receipt', access: 'session', isRead: true },

  /** The result to simulate at the demo's sandbox till; 900404 where real money is taken. */
  tillPay: { path: '/till/pay', access: 'session' },
});
