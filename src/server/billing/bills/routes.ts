import type { billingCalls } from '../../../contract/billing/calls.ts';
import { agencyOf } from '../../http/agency-scope.ts';
import { logged } from '../../http/operation-log.ts';
import type { AuthedContext } from '../../http/request-context.ts';
import { handlersOf } from '../../http/serve.ts';
import type { Database } from '../../platform/db/database.ts';
import { getBill, listNotices, listOrders, markRefunded, totalOrders } from './repository.ts';

/** Orders, payments and refunds, for staff. */
export function billRoutes({ sql: db }: Database) {
  return handlersOf<typeof billingCalls>()({
    orderList: (body, context) => listOrders(db, readerOf(context), body),
    orderTotal: (body, context) => totalOrders(db, agencyOf(context.session), body),
    billList: (body, context) => listNotices(db, agencyOf(context.session), body),
    billInfo: ({ orderCode }, context) => getBill(db, readerOf(context), orderCode),
    orderRefund: logged(
      async ({ orderCode, remark }, context) => {
        const { userId } = context.session;
        await markRefunded(db, { orderCode, remark, userId, agency: agencyOf(context.session) });
        return getBill(db, readerOf(context), orderCode);
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
