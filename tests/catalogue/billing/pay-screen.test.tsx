import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Offer, Purchase } from '../../../src/contract/billing/schemas.ts';
import { refuse, useFakeApi } from '../../support/screens/fakes.ts';
import { openPage } from '../../support/screens/open-page.tsx';

const CODE = 'E20261121000000000001';

function purchaseOf(overrides: Partial<Purchase> = {}): Purchase {
  return {
    orderCode: CODE,
    state: 'created',
    packageId: 7,
    packageName: '乘用车 100 次包',
    vehicleClass: 'C',
    kind: 'count',
    amount: 100,
    days: 180,
    priceFen: 12_000,
    createdAt: '2026-11-21T10:00:00.000Z',
    expiresAt: '2026-11-21T10:30:00.000Z',
    expiresInS: 1_700,
    paidAt: null,
    grantedAt: null,
    closedAt: null,
    closeReason: null,
    refundReason: null,
    refundedAt: null,
    refundedFen: null,
    paidFen: null,
    ...overrides,
  };
}

const offer: Offer = {
  packageId: 7,
  packageName: '乘用车 100 次包',
  description: '',
  vehicleClass: 'C',
  kind: 'count',
  amount: 100,
  days: 180,
  priceFen: 12_000,
  formerPriceFen: null,
  isOnce: false,
  isBought: false,
};
const noUsage = { lookups: 0, activeDays: 0, peakDay: 0 };
const offers = { packages: [offer], usage: { C: noUsage, B: noUsage }, isPayable: true };
const payment = {
  purchase: purchaseOf(),
  codeUrl: 'weixin://x',
  svg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  isTill: true,
};

test('a purchase requires agreement to its terms, and can be retried after a failure', async () => {
  let tries = 0;
  const requests = useFakeApi({
    purchasePackageList: offers,
    payStatus: purchaseOf(),
    payWx: payment,
    createPurchase: () => {
      tries += 1;
      return tries === 1 ? refuse('900503') : purchaseOf();
    },
  });
  const { user, place } = await openPage('/buy_order?packageId=7&from=/search/oe');
  const submit = await screen.findByRole('button', { name: /提交订单/ });
  await user.click(submit);
  expect((await screen.findByRole('alert')).textContent).toContain('请先阅读');
  await user.click(screen.getByRole('checkbox'));
  await user.click(submit);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('服务暂不可用'));
  await user.click(submit);
  await waitFor(() => expect(place()).toBe(`/buy?orderCode=${CODE}&from=/search/oe`));
  expect(requests.filter(({ operation }) => operation === 'createPurchase')).toHaveLength(2);
});

test('the QR code is shown with amount and time left; a payment leads to the package and back to the search', async () => {
  useFakeApi({
    payStatus: purchaseOf(),
    payWx: payment,
    tillPay: ({ outcome }) => (outcome === 'pay' ? purchaseOf({ state: 'granted', paidFen: 12_000 }) : purchaseOf()),
  });
  const { user } = await openPage(`/buy?orderCode=${CODE}&from=/search/oe`);
  expect(await screen.findByRole('img', { name: '微信支付二维码' })).toBeDefined();
  expect(screen.getByText('¥120.00')).toBeDefined();
  expect(screen.getByText(/剩余时间 28:/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: '拒绝支付' }));
  expect((await screen.findByRole('alert')).textContent).toContain('支付被拒绝');
  await user.click(screen.getByRole('button', { name: '支付' }));
  expect(await screen.findByText('支付成功，套餐已开通')).toBeDefined();
  expect(screen.getByRole('link', { name: '继续刚才的操作' }).getAttribute('href')).toBe('/search/oe');
});

test.each([
  [{ state: 'closed', closeReason: 'expired', expiresInS: 0 }, '订单超时未支付'],
  [{ state: 'closed', closeReason: 'cancelled', expiresInS: 0 }, '订单已取消'],
  [{ state: 'created', expiresInS: 0 }, '订单超时未支付'],
  [{ state: 'refundNeeded', refundReason: 'amount', paidFen: 1 }, '付款金额与订单不符'],
  [{ state: 'refunded', refundReason: 'amount', paidFen: 1 }, '款项已退回'],
  [{ state: 'paid', expiresInS: 0 }, '已收到付款'],
] as const)('a purchase that is no longer payable shows its outcome: %o', async (overrides, text) => {
  useFakeApi({ payStatus: purchaseOf(overrides) });
  await openPage(`/buy?orderCode=${CODE}`);
  expect(await screen.findByText(text)).toBeDefined();
});

test('a refund is shown with amount and time, on the outcome, the receipt and the list of purchases', async () => {
  const refunded = { paidFen: 12_000, refundedFen: 8_400, refundedAt: '2026-11-22T02:00:00.000Z' };
  const purchase = purchaseOf({ state: 'refunded', grantedAt: '2026-11-21T10:05:00.000Z', ...refunded });
  const receipt = { username: 'mechanic', companyName: null, transactionId: '4200', heldUntil: null, isTill: false };
  useFakeApi({
    payStatus: purchase,
    getReceipt: { purchase, ...receipt },
    listPurchases: { rows: [purchase], total: 1 },
  });
  await openPage(`/buy?orderCode=${CODE}`);
  expect(await screen.findByText(/已退款 ¥84\.00。 套餐剩余部分已收回。/)).toBeDefined();
  const facts = await screen.findByRole('region', { name: '收据' });
  expect(facts.textContent).toContain('已退金额¥84.00');
  expect(facts.textContent).toContain('退款时间2026年11月22日 10:00');
  expect(facts.textContent).not.toContain('有效期至');
  await openPage('/user/package');
  expect(await screen.findByText('2026年11月22日 10:00 已退 ¥84.00')).toBeDefined();
});

test('an invalid or foreign purchase code is reported, and a return link to another site is ignored', async () => {
  useFakeApi({ payStatus: () => refuse('900404') });
  await openPage('/buy?orderCode=nonsense');
  expect(await screen.findByText('没有这个订单')).toBeDefined();
  useFakeApi({ payStatus: purchaseOf({ state: 'granted' }) });
  await openPage(`/buy?orderCode=${CODE}&from=//evil.example.com`);
  expect((await screen.findAllByRole('link', { name: '继续刚才的操作' }))[0]?.getAttribute('href')).toBe('/inquire');
});
