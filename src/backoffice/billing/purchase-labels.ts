import type { Bill, BillNotice, PurchaseState } from '../../contract/billing/schemas.ts';
import { formatDateTime } from '../../contract/shop-time.ts';
import { showTotalFen } from '../../ui/money.ts';
import type { TagVariant } from '../../ui/tag.tsx';
import type { Messages } from '../messages.ts';

/** Only states that need attention stand out. */
export const stateVariants: Readonly<Record<PurchaseState, TagVariant>> = {
  created: 'neutral',
  paid: 'accent',
  granted: 'good',
  closed: 'neutral',
  refundNeeded: 'bad',
  refunded: 'warning',
};

type Locale = Pick<Messages, 'language'>;

/** Yuan with two decimals; empty for null. */
export function moneyText(fen: number | null, { language }: Locale): string {
  return fen === null ? '' : showTotalFen(fen, language);
}

export function timeText(iso: string | null, { language }: Locale): string {
  return iso === null ? '' : formatDateTime(iso, language, 'short');
}

export function payerOf({ username, companyName }: Pick<Bill, 'username' | 'companyName'>): string {
  return [username, companyName].filter(Boolean).join(' · ');
}

/** Why a purchase was closed or needs a refund; empty for any other. */
export function reasonOf({ refundReason, closeReason }: Bill, { t }: Messages): string {
  if (refundReason !== null) return t(`bill:refundReason.${refundReason}`);
  return closeReason === null ? '' : t(`bill:closeReason.${closeReason}`);
}

/** The amount of a notice, with its currency unless that is the yuan. */
export function noticeMoneyText({ amountFen, currency }: BillNotice, messages: Locale): string {
  if (amountFen === null) return '';
  return currency === null || currency === 'CNY' ? moneyText(amountFen, messages) : `${amountFen / 100} ${currency}`;
}

const purchaseColumns = ['orderCode', 'state', 'payer', 'package', 'platform', 'price', 'paid', 'refunded'] as const;
const timeColumns = ['createdAt', 'paidAt', 'grantedAt', 'closedAt', 'refundedAt'] as const;

/** All facts of the purchases, amounts as plain numbers. */
export function purchasesSheet(bills: readonly Bill[], messages: Messages) {
  const { t } = messages;
  const columns = [...purchaseColumns, ...timeColumns, 'transaction', 'reason'];
  return {
    head: columns.map((name) => t(`bill:column.${name}`)),
    cells: bills.map((bill) => [
      bill.orderCode,
      t(`bill:state.${bill.state}`),
      payerOf(bill),
      bill.packageName,
      t(`common:brand.${bill.platform}`),
      toYuan(bill.priceFen),
      toYuan(bill.paidFen),
      toYuan(bill.refundedFen),
      ...timeColumns.map((name) => timeText(bill[name], messages)),
      bill.transactionId ?? '',
      reasonOf(bill, messages),
    ]),
  };
}

const noticeColumns = ['orderCode', 'verdict', 'amount', 'tradeState', 'transaction', 'receivedAt'] as const;

export function noticesSheet(notices: readonly BillNotice[], messages: Messages) {
  const { t } = messages;
  return {
    head: noticeColumns.map((name) => t(`bill:column.${name}`)),
    cells: notices.map((notice) => [
      notice.orderCode,
      t(`bill:verdict.${notice.verdict}`),
      toYuan(notice.amountFen),
      notice.tradeState,
      notice.transactionId ?? '',
      timeText(notice.receivedAt, messages),
    ]),
  };
}

/** Yuan without a sign, which spreadsheets can sum. */
function toYuan(fen: number | null): string {
  return fen === null ? '' : (fen / 100).toFixed(2);
}
