import type { billingCalls } from '../../../contract/billing/calls.ts';
import { agencyOf } from '../../http/agency-scope.ts';
import { logged } from '../../http/operation-log.ts';
import type { AuthedContext } from '../../http/request-context.ts';
import { handlersOf } from '../../http/serve.ts';
import { actorOf, runChange } from '../../platform/audit/change.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Refund } from './refund.ts';
import { type PurchasedQuota, readRemainder } from './remainder.ts';
import { getBill, isPaid, listBills, listNotices, totalBills } from './repository.ts';

interface Dependencies {
  db: Database;
  quota: Pick<PurchasedQuota, 'find'>;
  refund: Refund;
}

/** Purchases, payments and refunds, for staff. */
export function billRoutes({ db: { sql: db }, quota, refund }: Dependencies) {
  const getInfo = async (orderCode: string, context: AuthedContext) => {
    const info = await getBill(db, readerOf(context), orderCode);
    const { bill } = info;
    const purchase = { ...bill, paidFen: bill.paidFen ?? 0 };
    return { ...info, remainder: isPaid(purchase) ? await readRemainder(db, purchase, quota) : null };
  };
  return handlersOf<typeof billingCalls>()({
    orderList: (body, context) => listBills(db, readerOf(context), body),
    orderTotal: (body, context) => totalBills(db, agencyOf(context.session), body),
    billList: (body, context) => listNotices(db, agencyOf(context.session), body),
    billInfo: ({ orderCode }, context) => getInfo(orderCode, context),
    orderRefund: logged(
      async (body, context) => {
        await runChange({ sql: db }, actorOf(context), (change) => refund(change, body, context));
        return getInfo(body.orderCode, context);
      },
      ({ body, result }) => ({
        action: 'refund',
        about: result.bill.userId,
        subject: `${body.orderCode} ${body.remark}`,
      }),
    ),
  });
}

function readerOf(context: AuthedContext) {
  return { agency: agencyOf(context.session), language: context.language };
}
