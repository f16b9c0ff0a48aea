import type { Insertable } from 'kysely';
import { DAY_MS } from '../../../contract/days/calendar-days.ts';
import type { Tables } from '../../../server/platform/db/tables.ts';
import { DIGITS, type KeyedRandom } from '../../catalogue/keyed-random.ts';
import { dateOf, isoOf, MINUTE_MS, startOfDay, type Timeline } from '../timeline.ts';
import type { PurchaseRow } from './plan-purchases.ts';

type NoticeRow = Insertable<Tables['paymentNotice']>;

const HEX = '0123456789abcdef';

/** Notices that fit no purchase, by days ago. */
const REFUSED = [
  [4, 'order'],
  [27, 'second'],
  [53, 'order'],
] as const;

/** The notices of each payment, some of them repeated, and a few that fit no purchase. */
export function planPaymentNotices(
  { timeline, random }: { timeline: Timeline; random: KeyedRandom },
  purchases: readonly PurchaseRow[],
): NoticeRow[] {
  const paid = purchases.filter(({ paidAt }) => paidAt != null);
  const ofOrders = paid.flatMap((purchase) => {
    const key = `notice/${purchase.operationId}`;
    const verdict = purchase.refundReason == null ? 'accepted' : 'refund';
    const first = noticeOf(random, purchase, { key, verdict, delayMs: 1_500 });
    if (!random.isChosen(`${key}/again`, 0.2)) return [first];
    const again = { verdict: verdict === 'accepted' ? 'known' : 'refund', delayMs: 16_000 };
    return [first, noticeOf(random, purchase, { key: `${key}/again`, ...again })];
  });
  const refused = REFUSED.flatMap(([daysAgo, verdict]): NoticeRow[] => {
    const receivedMs = startOfDay(timeline.nowMs) - daysAgo * DAY_MS + 15 * 60 * MINUTE_MS;
    const key = `refused/${daysAgo}`;
    const known = paid.findLast(({ createdAt }) => Date.parse(createdAt ?? '') < receivedMs);
    if (verdict === 'second' && known === undefined) return [];
    const unknown = `E${dateOf(receivedMs).replaceAll('-', '')}${random.text(`${key}/code`, 12, DIGITS)}`;
    return [
      {
        noticeId: random.text(key, 32, HEX),
        orderCode: verdict === 'second' ? (known?.orderCode ?? unknown) : unknown,
        transactionId: `42000${random.text(`${key}/transaction`, 23, DIGITS)}`,
        tradeState: 'SUCCESS',
        amountFen: known?.priceFen ?? 12_000,
        currency: 'CNY',
        verdict,
        receivedAt: isoOf(receivedMs),
      },
    ];
  });
  return [...ofOrders, ...refused];
}

function noticeOf(
  random: KeyedRandom,
  { orderCode, transactionId, paidFen, paidAt }: PurchaseRow,
  { key, verdict, delayMs }: { key: string; verdict: string; delayMs: number },
): NoticeRow {
  return {
    noticeId: random.text(key, 32, HEX),
    orderCode,
    transactionId: transactionId ?? null,
    tradeState: 'SUCCESS',
    amountFen: paidFen ?? null,
    currency: 'CNY',
    verdict,
    receivedAt: isoOf(Date.parse(paidAt ?? '') + delayMs),
  };
}
