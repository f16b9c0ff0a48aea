import type { billingCalls } from '../../../contract/billing/calls.ts';
import type { PurchaseRemainder } from '../../../contract/billing/schemas.ts';
import type { CheckedBodyOf } from '../../../contract/call.ts';
import { agencyOf } from '../../http/agency-scope.ts';
import type { AuthedContext } from '../../http/request-context.ts';
import type { Change } from '../../platform/audit/change.ts';
import { requireSecondPerson } from '../../platform/audit/second-person.ts';
import { Refusal } from '../../platform/errors.ts';
import { logForUser } from '../../platform/log-for-user.ts';
import { editConflict } from '../../platform/records/edit-conflict.ts';
import { withdrawRetail } from '../purchases/retail-service.ts';
import { type PaidPurchase, type PurchasedQuota, readRemainder } from './remainder.ts';
import { isPaid, lockRefundable, markRefunded } from './repository.ts';

type RefundBody = CheckedBodyOf<typeof billingCalls.orderRefund>;

export type Refund = (change: Change, body: RefundBody, context: AuthedContext) => Promise<void>;

/**
 * Records a refund, as a write that may wait for a second person. The purchase is locked before the accounts, as where its
 * package is granted; lookups that are charged at the same time are charged before or refused after it.
 * @throws Refusal 500710, 500711, 900410 if more or less is left than the caller saw
 */
export function createRefund(quota: PurchasedQuota): Refund {
  return async (change, body, { session }) => {
    const { orderCode, remark } = body;
    const purchase = await lockRefundable(change.sql, { orderCode, agency: agencyOf(session) });
    const { paidFen, userId, state } = purchase;
    const { refundFen = paidFen } = body;
    if (refundFen > paidFen || (state === 'refundNeeded' && refundFen < paidFen)) throw new Refusal('500711');
    const remainder = isPaid(purchase) ? await withdraw(change, purchase, { quota, seenLeft: body.left }) : null;
    const isService = purchase.kind === 'retail' && state === 'granted';
    await quota.addRefund(change.sql, purchase, isService ? (remainder?.left ?? 0) : 0);
    await markRefunded(change.sql, { orderCode, remark, refundFen, userId: session.userId });
    const entry = {
      ...{ subject: 'order', subjectId: orderCode, subjectName: orderCode },
      before: { state, ...leftField(remainder?.left, remainder) },
      after: { state: 'refunded', refundedFen: refundFen, remark, ...leftField(0, remainder) },
    };
    change.record({ action: 'edit', ...entry });
    await requireSecondPerson(change, { kind: 'refundAboveFen', amount: refundFen, ...entry });
    await logForUser(change.sql, {
      userId,
      action: 'staffRefund',
      subject: `${orderCode} ¥${(refundFen / 100).toFixed(2)}`,
    });
  };
}

interface Withdrawing {
  quota: PurchasedQuota;
  /** What the caller saw. */
  seenLeft: number | undefined;
}

/** @throws Refusal 900410 */
async function withdraw(
  { sql: db }: Change,
  purchase: PaidPurchase,
  { quota, seenLeft }: Withdrawing,
): Promise<PurchaseRemainder> {
  await quota.lock(db, purchase.userId);
  const remainder = await readRemainder(db, purchase, quota);
  if (remainder.left !== seenLeft)
    throw await editConflict(db, { subject: 'order', id: purchase.orderCode }, remainder);
  if (purchase.state === 'granted')
    await (purchase.kind === 'retail' ? withdrawRetail(db, purchase) : quota.withdraw(db, purchase));
  return remainder;
}

function leftField(left: number | undefined, remainder: PurchaseRemainder | null) {
  if (remainder === null) return {};
  return remainder.unit === 'lookups' ? { lookupsLeft: left } : { daysLeft: left };
}
