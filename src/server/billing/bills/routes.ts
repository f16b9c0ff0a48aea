import type { billingCalls } from '../../../contract/billing/calls.ts';
import type { CheckedBodyOf } from '../../../contract/call.ts';
import { agencyOf } from '../../http/agency-scope.ts';
import { logged } from '../../http/operation-log.ts';
import type { AuthedContext } from '../../http/request-context.ts';
import { handlersOf } from '../../http/serve.ts';
import { actorOf, type Change, runChange } from '../../platform/audit/change.ts';
import { requireSecondPerson } from '../../platform/audit/second-person.ts';
import type { Database } from '../../platform/db/database.ts';
import { logForUser } from '../../platform/log-for-user.ts';
import { getBill, listBills, listNotices, markRefunded, totalBills } from './repository.ts';

/** Purchases, payments and refunds, for staff. */
export function billRoutes({ sql: db }: Database) {
  return handlersOf<typeof billingCalls>()({
    orderList: (body, context) => listBills(db, readerOf(context), body),
    orderTotal: (body, context) => totalBills(db, agencyOf(context.session), body),
    billList: (body, context) => listNotices(db, agencyOf(context.session), body),
    billInfo: ({ orderCode }, context) => getBill(db, readerOf(context), orderCode),
    orderRefund: logged(
      async ({ orderCode, remark }, context) => {
        await runChange({ sql: db }, actorOf(context), (change) => refund(change, { orderCode, remark }, context));
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

/** Records a refund, as a write that may wait for a second person. @throws Refusal 500710 */
export async function refund(
  change: Change,
  { orderCode, remark }: CheckedBodyOf<typeof billingCalls.orderRefund>,
  { session }: AuthedContext,
): Promise<void> {
  const by = { userId: session.userId, agency: agencyOf(session) };
  const { paidFen, userId } = await markRefunded(change.sql, { orderCode, remark, ...by });
  const entry = {
    ...{ subject: 'order', subjectId: orderCode, subjectName: orderCode },
    before: { state: 'refundNeeded' },
    after: { state: 'refunded', paidFen, remark },
  };
  change.record({ action: 'edit', ...entry });
  await requireSecondPerson(change, { kind: 'refundAboveFen', amount: paidFen, ...entry });
  // Without the call, which would log it.
  if (change.isApproved) await logForUser(change.sql, { userId, action: 'refund', subject: `${orderCode} ${remark}` });
}
