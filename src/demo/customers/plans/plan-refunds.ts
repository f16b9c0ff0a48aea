import type { Insertable } from 'kysely';
import { DAY_MS } from '../../../contract/days/calendar-days.ts';
import type { Tables } from '../../../server/platform/db/tables.ts';
import { groupBy } from '../../catalogue/group-by.ts';
import type { KeyedRandom } from '../../catalogue/keyed-random.ts';
import { isoOf, momentOf, startOfDay, type Timeline } from '../timeline.ts';
import { type Charge, usedOf } from './plan-charges.ts';
import type { Holding } from './plan-holdings.ts';
import type { PurchaseRow } from './plan-purchases.ts';

export type WithdrawalRow = Insertable<Tables['quotaWithdrawal']>;

interface Planning {
  timeline: Timeline;
  random: KeyedRandom;
  staffId: number | null;
}

interface Bought {
  purchases: readonly PurchaseRow[];
  holdings: readonly Holding[];
  charges: readonly Charge[];
}

/** What was paid back for the rest of a package, and what of it was withdrawn. */
interface PartialRefund {
  packageId: number;
  refunded: PurchaseRow;
  left: number;
}

/** Few customers give a package back. */
const REFUND_NUM = 3;
const REMARKS = ['客户转行，按剩余次数退款', '客户改用年卡，剩余次数按比例退款', '客户停业，按剩余次数退款'] as const;

/** Refunds some of the counted packages that were used in part and not again since: the most recent ones. */
export function planPartialRefunds(planning: Planning, bought: Bought): PartialRefund[] {
  const { charges, holdings, purchases } = bought;
  const used = usedOf(charges);
  const lastMs = new Map(charges.map(({ packageId, ms }) => [packageId, ms]));
  const sources = groupBy(
    holdings.filter(({ parentPackageId }) => parentPackageId === null),
    ({ origin }) => origin,
  );
  const parents = new Set(holdings.map(({ parentPackageId }) => parentPackageId));
  return purchases
    .flatMap((purchase): (PartialRefund & { refundedMs: number })[] => {
      const [holding, other] = sources.get(purchase.orderCode) ?? [];
      if (holding === undefined || other !== undefined || holding.kind !== 'count') return [];
      const { packageId, amount, expiresMs } = holding;
      const left = amount - (used.get(packageId) ?? 0);
      const refundedMs = momentOf(
        startOfDay(lastMs.get(packageId) ?? 0) + 2 * DAY_MS,
        planning.random,
        `refund/${packageId}`,
      );
      const isUsedInPart = left > 0 && left < amount && !parents.has(packageId);
      if (!isUsedInPart || refundedMs > Math.min(expiresMs, planning.timeline.nowMs)) return [];
      return [{ packageId, left, refundedMs, refunded: purchase }];
    })
    .toSorted((one, other) => other.refundedMs - one.refundedMs)
    .slice(0, REFUND_NUM)
    .map(({ packageId, left, refundedMs, refunded }, index) => ({
      packageId,
      left,
      refunded: {
        ...refunded,
        state: 'refunded',
        refundedAt: isoOf(refundedMs),
        refundedFen: Math.floor(((refunded.paidFen ?? 0) * left) / refunded.amount),
        refundedBy: planning.staffId,
        refundRemark: REMARKS[index % REMARKS.length] ?? '',
      },
    }));
}

/** A row of the ledger for each refund. */
export function withdrawalRows(purchases: readonly PurchaseRow[], refunds: readonly PartialRefund[]): WithdrawalRow[] {
  const byCode = new Map(refunds.map((refund) => [refund.refunded.orderCode, refund]));
  return purchases.flatMap(({ orderCode, userId, vehicleClass, kind, refundedAt }): WithdrawalRow[] => {
    if (refundedAt == null) return [];
    const refund = byCode.get(orderCode);
    return [
      {
        holderId: userId,
        vehicleClass: vehicleClass === 'both' ? null : vehicleClass,
        kind,
        amount: refund?.left ?? 0,
        packageId: refund?.packageId ?? null,
        orderCode,
        withdrawnAt: refundedAt,
      },
    ];
  });
}
