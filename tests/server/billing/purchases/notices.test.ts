import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { billingCalls } from '../../../../src/contract/billing/calls.ts';
import { quotaCalls } from '../../../../src/contract/quota/calls.ts';
import { noticeOf, openShop, ours, type Shop, stranger } from './support.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => shop.forgetUnpaid());
afterAll(() => shop.api.close());

test('a payment grants the package from now on and has a receipt', async () => {
  const purchase = await shop.waiting({ amount: 70, days: 90 });
  const before = (await shop.api.post(quotaCalls.getDeduct, {}, { as: shop.buyer })).result.canUseNum;
  expect(await shop.knock(noticeOf(shop.paymentOf(purchase)))).toEqual({ status: 204, body: '' });
  expect(await shop.stateOf(purchase.orderCode)).toBe('granted');
  expect((await shop.api.post(quotaCalls.getDeduct, {}, { as: shop.buyer })).result.canUseNum).toBe(before + 70);
  const { result } = await shop.api.post(
    billingCalls.getReceipt,
    { orderCode: purchase.orderCode },
    { as: shop.buyer },
  );
  expect(result).toMatchObject({ username: 'general', transactionId: expect.stringMatching(/^4200/), isTill: false });
  const held = new Date(result.heldUntil ?? 0).getTime() - new Date(result.purchase.grantedAt ?? 0).getTime();
  expect(Math.round(held / 86_400_000)).toBe(90);
});

test('a package for both classes grants both', async () => {
  const purchase = await shop.waiting({ vehicleClass: 'both', kind: 'daily', amount: 5 });
  await shop.knock(noticeOf(shop.paymentOf(purchase)));
  expect(await shop.grantsOf(purchase.orderCode)).toBe(2);
});

test.each([
  ['by a stranger', { privateKey: stranger.privateKey }],
  ['under a serial that we do not know', { serial: 'PUB_KEY_ID_OTHER' }],
  ['longer ago than five minutes', { agoS: 305 }],
  ['in the future', { agoS: -305 }],
])('a notice signed %s changes nothing', async (_, signing) => {
  const purchase = await shop.waiting();
  const { status, body } = await shop.knock(noticeOf(shop.paymentOf(purchase), signing));
  expect(status).toBe(401);
  expect(JSON.parse(body)).toMatchObject({ code: 'FAIL' });
  expect(await shop.stateOf(purchase.orderCode)).toBe('created');
});

test('the signature is verified over the raw bytes, not over equivalent JSON', async () => {
  const purchase = await shop.waiting();
  const notice = noticeOf(shop.paymentOf(purchase));
  const reserialised = Buffer.from(JSON.stringify(JSON.parse(notice.body.toString()), null, 1));
  expect((await shop.knock({ ...notice, body: reserialised })).status).toBe(401);
  const altered = Buffer.from(notice.body.toString().replace('TRANSACTION.SUCCESS', 'TRANSACTION.SUCCESs'));
  expect((await shop.knock({ ...notice, body: altered })).status).toBe(401);
  expect((await shop.knock({ ...notice, body: Buffer.alloc(0) })).status).toBe(401);
  expect(await shop.stateOf(purchase.orderCode)).toBe('created');
  expect((await shop.knock(notice)).status).toBe(204);
});

test('a signed notice without a transaction is refused', async () => {
  const { status, body } = await shop.knock(noticeOf({ hello: 1 }));
  expect({ status, body: JSON.parse(body) }).toEqual({
    status: 400,
    body: { code: 'FAIL', message: 'not a transaction' },
  });
});

test.each([
  ['too little', { amount: { total: 11_999, currency: 'CNY' } }],
  ['too much', { amount: { total: 12_001, currency: 'CNY' } }],
  ['another currency', { amount: { total: 12_000, currency: 'USD' } }],
])('a payment of %s grants nothing and needs a refund', async (_, given) => {
  const purchase = await shop.waiting();
  expect((await shop.knock(noticeOf(shop.paymentOf(purchase, given)))).status).toBe(204);
  expect(await shop.stateOf(purchase.orderCode)).toBe('refundNeeded');
  expect(await shop.grantsOf(purchase.orderCode)).toBe(0);
  expect(await shop.verdictsOf(purchase.orderCode)).toEqual(['refund']);
});

test.each([
  ['merchant', { mchid: '1900000000' }],
  ['app', { appid: 'wxother' }],
])('a payment to another %s is refused and recorded', async (verdict, given) => {
  const purchase = await shop.waiting();
  const { status, body } = await shop.knock(noticeOf(shop.paymentOf(purchase, given)));
  expect({ status, body: JSON.parse(body) }).toEqual({ status: 400, body: { code: 'FAIL', message: verdict } });
  expect(await shop.stateOf(purchase.orderCode)).toBe('created');
  expect(await shop.verdictsOf(purchase.orderCode)).toEqual([verdict]);
});

test('a payment for an unknown purchase is refused and recorded', async () => {
  const orderCode = 'E20261121999999999999';
  expect((await shop.knock(noticeOf(shop.paymentOf({ orderCode, priceFen: 1 })))).status).toBe(400);
  expect(await shop.verdictsOf(orderCode)).toEqual(['order']);
});

test('a payment is used for one purchase, and a purchase takes one payment', async () => {
  const [one, other] = [await shop.waiting(), await shop.waiting()];
  const payment = shop.paymentOf(one);
  await shop.knock(noticeOf(payment));
  const stolen = shop.paymentOf(other, { transaction_id: payment.transaction_id });
  expect((await shop.knock(noticeOf(stolen))).status).toBe(400);
  expect(await shop.stateOf(other.orderCode)).toBe('created');
  expect((await shop.knock(noticeOf(shop.paymentOf(one, { transaction_id: '4299' })))).status).toBe(400);
  expect(await shop.verdictsOf(one.orderCode)).toEqual(['accepted', 'second']);
  expect(await shop.grantsOf(one.orderCode)).toBe(1);
});

test('notices before the payment or after the grant change nothing', async () => {
  const purchase = await shop.waiting();
  const { transaction_id: _, amount: __, ...unpaid } = shop.paymentOf(purchase, { trade_state: 'NOTPAY' });
  expect((await shop.knock(noticeOf(unpaid))).status).toBe(204);
  expect(await shop.stateOf(purchase.orderCode)).toBe('created');
  await shop.knock(noticeOf(shop.paymentOf(purchase)));
  expect((await shop.knock(noticeOf(unpaid))).status).toBe(204);
  expect(await shop.stateOf(purchase.orderCode)).toBe('granted');
});

test('a refunded, failed or pending payment grants nothing, even with a transaction id', async () => {
  for (const trade_state of ['REFUND', 'CLOSED', 'PAYERROR', 'USERPAYING', 'REVOKED']) {
    const purchase = await shop.waiting();
    expect((await shop.knock(noticeOf(shop.paymentOf(purchase, { trade_state })))).status).toBe(204);
    expect(await shop.stateOf(purchase.orderCode)).toBe('created');
    await shop.forgetUnpaid();
  }
});

test('of two concurrent payments for one purchase, or purchases with one payment, one is accepted', async () => {
  const { settling } = shop.payments;
  const factsOf = (orderCode: string, transactionId: string) => ({
    ...{ merchantId: ours.mchid, appId: ours.appid, orderCode, transactionId, tradeState: 'SUCCESS' },
    ...{ amountFen: 12_000, currency: 'CNY', paidAt: null },
  });
  for (let round = 0; round < 5; round += 1) {
    const purchases = await Promise.all([shop.waiting(), shop.waiting()]);
    const [one = '', other = ''] = purchases.map(({ orderCode }) => orderCode);
    const forOne = ['A', 'B', 'C', 'D'].map((mark) => settling.settle(factsOf(one, `${mark}-${one}`)));
    expect((await Promise.all(forOne)).sort()).toEqual(['accepted', 'second', 'second', 'second']);
    expect(await shop.grantsOf(one)).toBe(1);
    const third = (await shop.waiting()).orderCode;
    const withOne = [other, third].map((orderCode) => settling.settle(factsOf(orderCode, `SAME-${other}`)));
    expect((await Promise.all(withOne)).sort()).toEqual(['accepted', 'transaction']);
    expect((await shop.grantsOf(other)) + (await shop.grantsOf(third))).toBe(1);
    await shop.forgetUnpaid();
  }
});

test('a thousand concurrent notices of one payment grant the package once', { timeout: 180_000 }, async () => {
  const purchase = await shop.waiting();
  const payment = shop.paymentOf(purchase);
  const same = noticeOf(payment);
  const answers = await Promise.all(
    Array.from({ length: 1_000 }, (_, count) => shop.knock(count % 2 === 0 ? same : noticeOf(payment))),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
  expect(await shop.stateOf(purchase.orderCode)).toBe('granted');
  expect(await shop.grantsOf(purchase.orderCode)).toBe(1);
});
