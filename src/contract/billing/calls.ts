import { defineCalls } from '../call.ts';
import { BILL_PAGE } from './rules.ts';
import type * as schemas from './schemas.ts';

export const billingCalls = defineCalls<typeof schemas>()({
  /**
   * Orders that match, those that want a refund first, then the newest. An agent or seller sees those of the own agency
   * code alone, here and in all that follows. The search goes over order code, payment number, user, company, package.
   */
  orderList: { path: '/order/list', access: BILL_PAGE },

  /** How many orders match and what was paid for them, by state; a state without orders is left out. */
  orderTotal: { path: '/order/total', access: BILL_PAGE },

  /** The payment service's notices, the newest first; `isRefused` leaves those that fit no order. */
  billList: { path: '/bill/list', access: BILL_PAGE },

  /** One order with all that is known of its payment; 900404 where there is none that the caller may see. */
  billInfo: { path: '/bill/info', access: BILL_PAGE },

  /**
   * Writes down that the money of an order was paid back, at the payment service and by hand: no money moves here.
   * 500710 where the order wants no refund, or has had it.
   */
  orderRefund: { path: '/order/refund', access: `${BILL_PAGE}:edit` },

  /** What may be bought on this platform, in the order of sale, and what the account has been using. */
  purchasePackageList: { path: '/package/purchase/list', access: 'session' },

  /** The packages that the account looks up from, the running ones first; a main account's where they are shared. */
  ownedPackageList: { path: '/package/owned/list', access: 'session' },

  getRetailDesc: { path: '/package/getRetailDesc', access: 'session' },

  /** Opts in to the e-commerce price service: the free days begin, once an account. Refused: 500701, 500708. */
  saveRetail: { path: '/save/retail', access: 'session' },

  /**
   * Orders a package at the price that the buyer has seen; the same operation again gives the same order. Refused: 500701
   * a sub account, 500702 not for sale, 500703 bought before, 500704 too many unpaid, 500705 no payment set up, 500706
   * another price by now.
   */
  createOrder: { path: '/purchase/create', access: 'session' },

  /** The code to scan (WeChat's native payment). Refused: 500707 once the order is paid, closed or too old. */
  payWx: { path: '/pay/wx', access: 'session' },

  /** How an order stands; the payment service is asked as well when its notice is overdue. */
  payStatus: { path: '/pay/payStatus', access: 'session' },

  /** Closes an unpaid order; one that turns out to be paid is granted instead. */
  cancelOrder: { path: '/purchase/cancel', access: 'session' },

  /** One's own orders, the newest first. */
  listPurchases: { path: '/purchase/list', access: 'session' },

  /** The receipt of an order that was paid; 900404 for any other. */
  getReceipt: { path: '/purchase/receipt', access: 'session' },

  /** The sandbox till's three keys; 900404 wherever real money is taken. */
  tillPay: { path: '/till/pay', access: 'session' },
});
