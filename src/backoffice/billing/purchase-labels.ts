import type { Bill, BillNotice, PurchaseState } from '../../contract/billing/schemas.ts';
import { formatDateTime } from '../../contract/shop-time.ts';
import { showTotalFen } from '../../ui/money.ts';
import type { TagVariant } from '../../ui/tag.tsx';
import type { Messages } from '../messages.ts';

/** What wants something done stands out; the rest is quiet. */
export const stateVariants: Readonly<Record<PurchaseState, TagVariant>> = {
  created: 'neutral',
  paid: 'accent',
  granted: 'good',
  closed: 'neutral',
  refundNeeded: 'bad',
  refunded: 'warning',
};

type Told = Pick<Messages, 'language'>;

/** An exact amount; nothing where there is none. */
export function money(fen: number | null, { language }: Told): string {
  return fen === null ? '' : showTotalFen(fen, language);
}

export function moment(iso: string | null, { language }: Told): string {
  return iso === null ? '' : formatDateTime(iso, language, 'short');
}

/** Who ordered: user name and company. */
export function payerOf({ username, companyName }: Pick<Bill, 'username' | 'companyName'>): string {
  return [username, companyName].filter(Boolean).join(' · ');
}

/** Why an order ended as it did; empty where it went its way. */
export function reasonOf({ refundReason, closeReason }: Bill, { t }: Messages): string {
  if (refundReason !== null) return t(`bill:refundReason.${refundReason}`);
  return closeReason === null ? '' : t(`bill:closeReason.${closeReason}`);
}

/** What was told of a payment, with its currency where that is not the yuan. */
export function noticeMoney({ amountFen, currency }: BillNotice, messages: Told): string {
  if (amountFen === null) return '';
  return currency === null || currency === 'CNY' ? money(amountFen, messages) : `${amountFen / 100} ${currency}`;
}

const orderColumns = ['orderCode', 'state', 'payer', 'package', 'platform', 'price', 'paid'] as const;
const moments = ['createdAt', 'paidAt', 'grantedAt', 'closedAt', 'refundedAt'] as const;

/** Orders as a spreadsheet has them: every fact of each, amounts as plain numbers. */
export function purchasesSheet(bills: readonly Bill[], messages: Messages) {
  const { t } = messages;
  const columns = [...orderColumns, ...moments, 'transaction', 'reason'];
  return {
    head: columns.map((name) => t(`bill:column.${name}`)),
    cells: bills.map((bill) => [
      bill.orderCode,
      t(`bill:state.${bill.state}`),
      payerOf(bill),
      bill.packageName,
      t(`common:brand.${bill.platform}`),
      plain(bill.priceFen),
      plain(bill.paidFen),
      ...moments.map((name) => moment(bill[name], messages)),
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
      plain(notice.amountFen),
      notice.tradeState,
      notice.transactionId ?? '',
      moment(notice.receivedAt, messages),
    ]),
  };
}

/** Yuan with two decimals, for a spreadsheet to sum. */
function plain(fen: number | null): string {
  return fen === null ? '' : (fen / 100).toFixed(2);
}
