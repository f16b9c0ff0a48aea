import { AGENT, SELLER } from '../../../contract/access/role-values.ts';
import type { billingCalls } from '../../../contract/billing/calls.ts';
import { logged } from '../../http/operation-log.ts';
import type { AuthedContext } from '../../http/request-context.ts';
import { handlersOf } from '../../http/serve.ts';
import type { Database } from '../../platform/db/database.ts';
import { type Agency, getBill, listNotices, listOrders, markRefunded, totalOrders } from './repository.ts';

/** Orders, payments and refunds, for staff. */
export function billRoutes({ sql: db }: Database) {
  return handlersOf<typeof billingCalls>()({
    orderList: (body, visit) => listOrders(db, readerOf(visit), body),
    orderTotal: (body, visit) => totalOrders(db, agencyOf(visit), body),
    billList: (body, visit) => listNotices(db, agencyOf(visit), body),
    billInfo: ({ orderCode }, visit) => getBill(db, readerOf(visit), orderCode),
    orderRefund: logged(
      async ({ orderCode, remark }, visit) => {
        const { userId } = visit.session;
        await markRefunded(db, { orderCode, remark, userId, agency: agencyOf(visit) });
        return getBill(db, readerOf(visit), orderCode);
      },
      ({ body, result }) => ({
        action: 'refund',
        about: result.bill.userId,
        subject: `${body.orderCode} ${body.remark}`,
      }),
    ),
  });
}

function readerOf(visit: AuthedContext) {
  return { agency: agencyOf(visit), language: visit.language };
}

/** Agents and sellers see only users of their agency, by the session's code. */
function agencyOf({ session: { roleValue, agencyCode } }: AuthedContext): Agency {
  return roleValue === AGENT || roleValue === SELLER ? (agencyCode ?? '') : null;
}
