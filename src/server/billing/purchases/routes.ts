import QRCode from 'qrcode';
import type { billingCalls } from '../../../contract/billing/calls.ts';
import type { PaymentGateway, SignedMessage } from '../../gateways/payment/payment-gateway.ts';
import { logged } from '../../http/operation-log.ts';
import type { AuthedContext } from '../../http/request-context.ts';
import { handlersOf } from '../../http/serve.ts';
import type { Database } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import type { Reconciler } from './reconciler.ts';
import {
  type Buyer,
  findPayable,
  getPurchase,
  getReceiptRow,
  insertPurchase,
  listPurchases,
  savePaymentCode,
} from './repository.ts';

interface Dependencies {
  db: Database;
  /** Payment service and reconciler; null without a payment service. */
  payment: { gateway: PaymentGateway; reconciler: Reconciler } | null;
  /** Sends the sandbox till's notice to the route of all notices. */
  deliver(notice: SignedMessage): Promise<unknown>;
}

/** Purchases, payment and receipts. */
export function purchaseRoutes({ db: { sql: db }, payment, deliver }: Dependencies) {
  const paying = () => {
    if (payment === null) throw new Refusal('500705');
    return payment;
  };
  return handlersOf<typeof billingCalls>()({
    createPurchase: logged(
      async (body, context) => {
        if (context.session.acctLevel !== 0) throw new Refusal('500701');
        paying();
        const buyer = buyerOf(context);
        const orderCode = await db.transaction().execute((within) => insertPurchase(within, buyer, body));
        return getPurchase(db, orderCode, buyer);
      },
      ({ result }) => ({ action: 'purchase', subject: result.orderCode }),
    ),
    async payWx({ orderCode }, context) {
      const { gateway } = paying();
      const purchase = await getPurchase(db, orderCode, buyerOf(context));
      const payable = await findPayable(db, orderCode, context.session.userId);
      if (payable === undefined) throw new Refusal('500707');
      const { packageName: description, priceFen: amountFen, expiresAt } = payable;
      const codeUrl =
        payable.codeUrl ?? (await gateway.createPayment({ orderCode, description, amountFen, expiresAt }));
      if (payable.codeUrl === null && !(await savePaymentCode(db, orderCode, codeUrl))) {
        // The purchase was closed during the request to the payment service, so close it there too.
        await gateway.close(orderCode);
        throw new Refusal('500707');
      }
      const isTill = gateway.till !== undefined;
      // The sandbox till has no app, so its code contains the URL of this page.
      const codeText = isTill ? `${context.origin}/buy?orderCode=${orderCode}` : codeUrl;
      const svg = await QRCode.toString(codeText, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
      return { purchase, codeUrl: codeText, svg, isTill };
    },
    async payStatus({ orderCode }, context) {
      const before = await getPurchase(db, orderCode, buyerOf(context));
      const isOpen = before.state === 'created' || before.state === 'paid';
      if (!isOpen || payment === null) return before;
      // If the payment service fails, answer with the state known here.
      await payment.reconciler.reconcilePurchase(orderCode).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
      });
      return getPurchase(db, orderCode, buyerOf(context));
    },
    async cancelPurchase({ orderCode }, context) {
      const { state } = await getPurchase(db, orderCode, buyerOf(context));
      if (state === 'created') await paying().reconciler.cancel(orderCode);
      return getPurchase(db, orderCode, buyerOf(context));
    },
    listPurchases: (body, context) => listPurchases(db, buyerOf(context), body),
    async getReceipt({ orderCode }, context) {
      const { transactionId, ...row } = await getReceiptRow(db, orderCode, context.session.userId);
      const purchase = await getPurchase(db, orderCode, buyerOf(context));
      return { ...row, purchase, transactionId: transactionId ?? '', isTill: payment?.gateway.till !== undefined };
    },
    async tillPay({ orderCode, outcome }, context) {
      const till = payment?.gateway.till;
      if (till === undefined) throw new Refusal('900404');
      await getPurchase(db, orderCode, buyerOf(context));
      const notice = await till.simulate(orderCode, outcome);
      if (notice !== null) await deliver(notice);
      return getPurchase(db, orderCode, buyerOf(context));
    },
  });
}

function buyerOf({ session: { userId, roleId }, platform, language }: AuthedContext): Buyer {
  return { userId, roleId, platform, language };
}
