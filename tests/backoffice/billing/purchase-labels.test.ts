import { expect, test } from 'vitest';
import { noticeMoneyText, purchasesSheet, reasonOf } from '../../../src/backoffice/billing/purchase-labels.ts';
import { type Bill, type BillNotice, PaymentVerdict, PurchaseState } from '../../../src/contract/billing/schemas.ts';
import { localeTexts } from '../../support/locale-texts.ts';

const messages = { language: 'en' as const, t: (key: string) => key, has: () => true, titleAt: () => undefined };
const bill: Bill = {
  orderCode: `E20260101${'1'.repeat(12)}`,
  state: 'refundNeeded',
  packageName: '=1+1',
  vehicleClass: 'C',
  kind: 'count',
  amount: 100,
  days: 30,
  priceFen: 12_000,
  paidFen: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  expiresAt: '2026-01-01T00:30:00.000Z',
  paidAt: '2026-01-01T00:10:00.000Z',
  grantedAt: null,
  closedAt: null,
  refundedAt: null,
  refundedFen: null,
  closeReason: null,
  refundReason: 'amount',
  platform: 'easyEpc',
  userId: 1,
  username: 'shop',
  companyName: null,
  transactionId: '4200',
};

test('a sheet has a cell per column, and numeric amounts', () => {
  const { head, cells } = purchasesSheet([bill], messages);
  expect(cells[0]).toHaveLength(head.length);
  expect(cells[0]).toEqual(expect.arrayContaining(['120.00', '0.01', 'bill:refundReason.amount']));
});

test('the reason of a refund comes before the reason of the closing', () => {
  expect(reasonOf({ ...bill, closeReason: 'expired' }, messages)).toBe('bill:refundReason.amount');
  expect(reasonOf({ ...bill, refundReason: null, closeReason: 'expired' }, messages)).toBe('bill:closeReason.expired');
  expect(reasonOf({ ...bill, refundReason: null }, messages)).toBe('');
});

test('another currency is displayed', () => {
  const notice: BillNotice = {
    noticeId: '1',
    orderCode: bill.orderCode,
    isOurs: true,
    transactionId: null,
    tradeState: 'SUCCESS',
    amountFen: 12_000,
    currency: 'USD',
    verdict: 'refund',
    receivedAt: bill.createdAt,
  };
  expect(noticeMoneyText(notice, messages)).toBe('120 USD');
  expect(noticeMoneyText({ ...notice, currency: 'CNY' }, messages)).toBe('¥120.00');
  expect(noticeMoneyText({ ...notice, amountFen: null }, messages)).toBe('');
});

test.each(['zh-CN', 'en'])('every state and every verdict has a label: %s', (language) => {
  const labels = Object(localeTexts(language, 'bill'));
  expect(Object.keys(labels.state).sort()).toEqual([...PurchaseState.options].sort());
  expect(Object.keys(labels.verdict).sort()).toEqual([...PaymentVerdict.options].sort());
});
