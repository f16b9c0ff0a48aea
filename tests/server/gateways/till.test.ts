import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaymentGateway } from '../../../src/server/gateways/payment/payment-gateway.ts';
import { openTill } from '../../../src/server/gateways/payment/till.ts';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { openTestDatabase } from '../../support/database/open-test-database.ts';

let db: Database;
let gateway: PaymentGateway;
beforeAll(async () => {
  db = await openTestDatabase();
  gateway = await openTill(db);
});
afterAll(() => db.close());

let purchases = 0;
async function addPurchase(amountFen = 12_000): Promise<string> {
  purchases += 1;
  const orderCode = `E2026112100000000000${purchases}`;
  const wanted = { orderCode, description: '100 次包', amountFen, expiresAt: '2026-11-21T12:00:00Z' };
  expect(await gateway.createPayment(wanted)).toBe(await gateway.createPayment(wanted));
  return orderCode;
}
const simulate = async (orderCode: string, outcome: 'pay' | 'decline' | 'wrongAmount' = 'pay') =>
  (await gateway.till?.simulate(orderCode, outcome)) ?? null;

test('paying returns a valid notice that matches the stored payment', async () => {
  const orderCode = await addPurchase();
  expect(await gateway.find(orderCode)).toMatchObject({ tradeState: 'NOTPAY', transactionId: null, amountFen: null });
  const message = await simulate(orderCode);
  expect(message).not.toBeNull();
  if (message === null) return;
  const { noticeId, ...payment } = gateway.readNotice(message);
  expect(noticeId).not.toBe('');
  expect(payment).toMatchObject({ orderCode, tradeState: 'SUCCESS', amountFen: 12_000, currency: 'CNY' });
  expect(await gateway.find(orderCode)).toEqual(payment);
});

test('twenty concurrent payments pay a purchase once', async () => {
  const orderCode = await addPurchase();
  const notices = await Promise.all(Array.from({ length: 20 }, () => simulate(orderCode)));
  expect(notices.filter((notice) => notice !== null)).toHaveLength(1);
  const before = await gateway.find(orderCode);
  expect(await simulate(orderCode, 'wrongAmount')).toBeNull();
  expect(await gateway.find(orderCode)).toEqual(before);
});

test('a declined purchase stays unpaid; a payment of a wrong amount is reported with that amount', async () => {
  const orderCode = await addPurchase();
  expect(await simulate(orderCode, 'decline')).toBeNull();
  expect((await gateway.find(orderCode))?.tradeState).toBe('NOTPAY');
  await simulate(orderCode, 'wrongAmount');
  const facts = await gateway.find(orderCode);
  expect(facts?.tradeState).toBe('SUCCESS');
  expect(facts?.amountFen).not.toBe(12_000);
});

test('a closed purchase cannot be paid, and a paid one cannot be closed', async () => {
  const closed = await addPurchase();
  await gateway.close(closed);
  expect(await simulate(closed)).toBeNull();
  expect((await gateway.find(closed))?.tradeState).toBe('CLOSED');
  const paid = await addPurchase();
  await simulate(paid);
  await gateway.close(paid);
  expect((await gateway.find(paid))?.tradeState).toBe('SUCCESS');
});

test('an unknown purchase is not found and cannot be paid', async () => {
  expect(await gateway.find('E20261121999999999999')).toBeNull();
  expect(await simulate('E20261121999999999999')).toBeNull();
});

test('notices of another till, outdated notices and altered notices are refused', async () => {
  const message = await simulate(await addPurchase());
  if (message === null) throw new Error('no notice');
  const stranger = await openTill(db);
  expect(() => stranger.readNotice(message)).toThrow('unknown serial');
  const altered = Buffer.from(message.body.toString().replace('transaction', 'transactiox'));
  expect(() => gateway.readNotice({ ...message, body: altered })).toThrow('bad signature');
  const late = await openTill(db, () => Date.now() - 301_000);
  const orderCode = await addPurchase();
  const old = await late.till?.simulate(orderCode, 'pay');
  expect(old).toBeTruthy();
  if (old) expect(() => gateway.readNotice(old)).toThrow();
});
