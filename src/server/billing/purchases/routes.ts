import QRCode from 'qrcode';
import type { billingCalls } from '../../../contract/billing/calls.ts';
import type { PaymentGateway, SignedMessage } from '../../gateways/payment/payment-gateway.ts';
import { logged } from '../../http/operation-log.ts';
import type { AuthedContext } from '../../http/request-context.ts';
import { handlersOf } from '../../http/serve.ts';
import type { Database } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import type { LookingAfter } from './look-after.ts';
import {
  type Buyer,
  findPayable,
  getPurchase,
  getReceiptRow,
  insertOrder,
  keepCode,
  listPurchases,
} from './repository.ts';

interface Needs {
  db: Database;
  /** Who takes the money, and sees to it that no order is forgotten; null where no payment is set up. */
  payment: { gateway: PaymentGateway; lookingAfter: LookingAfter } | null;
  /** Brings the till's notice to our own door, where every other one arrives. */
  deliver(notice: SignedMessage): Promise<unknown>;
}

/** Orders, their payment, and what is left of them on paper. */
export function purchaseRoutes({ db: { sql: db }, payment, deliver }: Needs) {
  const paying = () => {
    if (payment === null) throw new Refusal('500705');
    return payment;
  };
  return handlersOf<typeof billingCalls>()({
    createOrder: logged(
      async (body, visit) => {
        if (visit.session.acctLevel !== 0) throw new Refusal('500701');
        paying();
        const buyer = buyerOf(visit);
        const orderCode = await db.transaction().execute((within) => insertOrder(within, buyer, body));
        return getPurchase(db, orderCode, buyer);
      },
      ({ result }) => ({ action: 'purchase', subject: result.orderCode }),
    ),
    async payWx({ orderCode }, visit) {
      const { gateway } = paying();
      const purchase = await getPurchase(db, orderCode, buyerOf(visit));
      const payable = await findPayable(db, orderCode, visit.session.userId);
      if (payable === undefined) throw new Refusal('500707');
      const { packageName: description, priceFen: amountFen, expiresAt } = payable;
      const codeUrl =
        payable.codeUrl ?? (await gateway.createPayment({ orderCode, description, amountFen, expiresAt }));
      if (payable.codeUrl === null && !(await keepCode(db, orderCode, codeUrl))) {
        // Closed while the payment service was asked: what it opened meanwhile must not be paid.
        await gateway.close(orderCode);
        throw new Refusal('500707');
      }
      const isTill = gateway.till !== undefined;
      // The till has no app that could read a code of its own: the code leads to this very page.
      const shown = isTill ? `${visit.origin}/buy?orderCode=${orderCode}` : codeUrl;
      const svg = await QRCode.toString(shown, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
      return { purchase, codeUrl: shown, svg, isTill };
    },
    async payStatus({ orderCode }, visit) {
      const before = await getPurchase(db, orderCode, buyerOf(visit));
      const isOpen = before.state === 'created' || before.state === 'paid';
      if (!isOpen || payment === null) return before;
      // A payment service that is away is no reason to say nothing: the order stands as it is known here.
      await payment.lookingAfter.one(orderCode).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
      });
      return getPurchase(db, orderCode, buyerOf(visit));
    },
    async cancelOrder({ orderCode }, visit) {
      const { state } = await getPurchase(db, orderCode, buyerOf(visit));
      if (state === 'created') await paying().lookingAfter.cancel(orderCode);
      return getPurchase(db, orderCode, buyerOf(visit));
    },
    listPurchases: (body, visit) => listPurchases(db, buyerOf(visit), body),
    async getReceipt({ orderCode }, visit) {
      const { transactionId, ...row } = await getReceiptRow(db, orderCode, visit.session.userId);
      const purchase = await getPurchase(db, orderCode, buyerOf(visit));
      return { ...row, purchase, transactionId: transactionId ?? '', isTill: payment?.gateway.till !== undefined };
    },
    async tillPay({ orderCode, outcome }, visit) {
      const till = payment?.gateway.till;
      if (till === undefined) throw new Refusal('900404');
      await getPurchase(db, orderCode, buyerOf(visit));
      const notice = await till.simulate(orderCode, outcome);
      if (notice !== null) await deliver(notice);
      return getPurchase(db, orderCode, buyerOf(visit));
    },
  });
}

function buyerOf({ session: { userId }, platform, language }: AuthedContext): Buyer {
  return { userId, platform, language };
}
