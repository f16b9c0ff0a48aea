import { afterAll, beforeAll, expect, test } from 'vitest';
import { billingCalls } from '../../../../src/contract/billing/calls.ts';
import { companyCalls } from '../../../../src/contract/company/calls.ts';
import type { Caller } from '../../../support/server/api.ts';
import { noticeOf, openShop, type Shop } from '../purchases/support.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.api.close());

const WRONG = { amount: { total: 1, currency: 'CNY' } };

/** A purchase paid with the wrong amount. */
async function wronglyPaid() {
  const purchase = await shop.waiting();
  await shop.knock(noticeOf(shop.paymentOf(purchase, WRONG)));
  return purchase;
}

async function granted() {
  const purchase = await shop.waiting();
  await shop.knock(noticeOf(shop.paymentOf(purchase)));
  return purchase;
}

const refund = (orderCode: string, as?: Caller) =>
  shop.api.post(billingCalls.orderRefund, { orderCode, remark: '原路退回，流水 42' }, as === undefined ? {} : { as });

test('purchases that need a refund are listed first', async () => {
  const wrong = await wronglyPaid();
  const later = await granted();
  const { result } = await shop.api.post(billingCalls.orderList, {});
  expect(result.rows.map(({ orderCode }) => orderCode)).toEqual([wrong.orderCode, later.orderCode]);
  expect(result.rows[0]).toMatchObject({ state: 'refundNeeded', refundReason: 'amount', paidFen: 1 });
  expect(result.rows[0]?.transactionId).toBe(`4200${wrong.orderCode.slice(1)}`);
});

test('purchases can be searched and filtered, and the totals match the list', async () => {
  const purchase = await granted();
  const { username } =
    (await shop.api.post(billingCalls.orderList, { search: purchase.orderCode })).result.rows[0] ?? {};
  for (const search of [purchase.orderCode, `4200${purchase.orderCode.slice(1)}`, username, '100 次']) {
    const { result } = await shop.api.post(billingCalls.orderList, {
      search: search ?? '',
      state: 'granted',
      platform: 'easyEpc',
    });
    expect(result.rows.map(({ orderCode }) => orderCode)).toContain(purchase.orderCode);
    const totals = (await shop.api.post(billingCalls.orderTotal, { search: search ?? '', state: 'granted' })).result;
    expect(totals).toEqual([
      { state: 'granted', purchases: result.total, paidFen: result.total * 12_000, refundedFen: 0 },
    ]);
  }
  expect((await shop.api.post(billingCalls.orderList, { search: '%' })).result.total).toBe(0);
  expect((await shop.api.post(billingCalls.orderList, { platform: 'qpzj' })).result.total).toBe(0);
  expect((await shop.api.post(billingCalls.orderList, { to: '2020-01-01' })).result.total).toBe(0);
  expect((await shop.api.post(billingCalls.orderList, { from: '2020-01-01', pageNum: 900 })).result).toMatchObject({
    rows: [],
  });
});

test('a refund is recorded once with user and reason, in the staff’s log and for the buyer', async () => {
  const { orderCode } = await wronglyPaid();
  const answers = await Promise.all(Array.from({ length: 10 }, () => refund(orderCode)));
  expect(answers.map(({ code }) => code).sort()).toEqual(['000000', ...Array.from({ length: 9 }, () => '500710')]);
  const { result } = await shop.api.post(billingCalls.billInfo, { orderCode });
  expect(result).toMatchObject({
    bill: { state: 'refunded', refundReason: 'amount' },
    refund: { remark: '原路退回，流水 42' },
    notices: [{ verdict: 'refund', isOurs: true, amountFen: 1 }],
  });
  const { rows } = (await shop.api.post(companyCalls.listOperationLog, { action: 'refund' })).result;
  expect(rows).toHaveLength(1);
  expect(rows[0]?.subject).toContain(`${orderCode} 原路退回，流水 42`);
  expect((await shop.api.post(billingCalls.payStatus, { orderCode }, { as: shop.buyer })).result).toMatchObject({
    state: 'refunded',
    refundedAt: result.bill.refundedAt,
  });
});

test('a repeated notice after the refund changes nothing', async () => {
  const purchase = await wronglyPaid();
  await refund(purchase.orderCode);
  await shop.knock(noticeOf(shop.paymentOf(purchase, WRONG)));
  expect(await shop.stateOf(purchase.orderCode)).toBe('refunded');
  expect(await shop.grantsOf(purchase.orderCode)).toBe(0);
});

test('an unpaid purchase cannot be refunded, and a granted one only by what is left of it', async () => {
  for (const [{ orderCode }, code] of [
    [await granted(), '900410'],
    [await shop.waiting(), '500710'],
  ] as const) {
    const before = await shop.stateOf(orderCode);
    expect(await refund(orderCode)).toMatchObject({ code });
    expect(await shop.stateOf(orderCode)).toBe(before);
  }
});

test('a package sold once per account can be bought again after its refund', async () => {
  const offer = await shop.offer({ isOnce: true });
  const { result: purchase } = await shop.purchaseOf(offer);
  await shop.knock(noticeOf(shop.paymentOf(purchase, WRONG)));
  expect(await shop.purchaseOf(offer)).toMatchObject({ code: '500703' });
  await refund(purchase.orderCode);
  expect(await shop.purchaseOf(offer)).toMatchObject({ code: '000000' });
});

test('a payment without a matching purchase is listed among all and the refused notices', async () => {
  const purchase = await granted();
  await shop.knock(noticeOf(shop.paymentOf(purchase, { transaction_id: '4200999' })));
  const strange = { orderCode: `E20260101${'7'.repeat(12)}`, priceFen: 5 };
  await shop.knock(noticeOf(shop.paymentOf(strange)));
  const { result } = await shop.api.post(billingCalls.billList, { isRefused: true });
  expect(result.rows.map(({ orderCode, verdict, isOurs }) => [orderCode, verdict, isOurs])).toEqual([
    [strange.orderCode, 'order', false],
    [purchase.orderCode, 'second', true],
  ]);
  const all = (await shop.api.post(billingCalls.billList, { search: purchase.orderCode })).result.rows;
  expect(all.map(({ verdict }) => verdict).sort()).toEqual(['accepted', 'second']);
});

/** An agent with this agency code. */
async function agentWith(agencyCode: string | null): Promise<Caller> {
  const as = await shop.api.signInWith(['/manager/bill', '/manager/bill:edit']);
  await shop.db.sql.updateTable('account').set({ agencyCode }).where('userId', '=', as.userId).execute();
  await shop.db.execute(`update role set role_value = 2
    where role_id = (select role_id from account where user_id = ${as.userId})`);
  return as;
}

test('an agent sees only purchases of their own agency code, and none without a code', async () => {
  const { orderCode } = await wronglyPaid();
  await shop.db.sql.updateTable('account').set({ agencyCode: 'A7' }).where('userId', '=', shop.buyer.userId).execute();
  for (const code of [null, '', 'A8']) {
    const as = await agentWith(code);
    expect((await shop.api.post(billingCalls.orderList, {}, { as })).result.total).toBe(0);
    expect((await shop.api.post(billingCalls.orderTotal, {}, { as })).result).toEqual([]);
    expect((await shop.api.post(billingCalls.billList, {}, { as })).result.total).toBe(0);
    expect(await shop.api.post(billingCalls.billInfo, { orderCode }, { as })).toMatchObject({ code: '900404' });
    expect(await refund(orderCode, as)).toMatchObject({ code: '500710' });
  }
  const as = await agentWith('A7');
  expect((await shop.api.post(billingCalls.orderList, { search: orderCode }, { as })).result.total).toBe(1);
  expect((await shop.api.post(billingCalls.billList, { search: orderCode }, { as })).result.total).toBe(1);
  expect(await refund(orderCode, as)).toMatchObject({ code: '000000', result: { bill: { orderCode } } });
});

test('recording a refund needs its own power', async () => {
  const { orderCode } = await wronglyPaid();
  const as = await shop.api.signInWith(['/manager/bill']);
  expect(await refund(orderCode, as)).toMatchObject({ code: '900403' });
  expect(await shop.stateOf(orderCode)).toBe('refundNeeded');
});
