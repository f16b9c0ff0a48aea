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

let orders = 0;
async function ordered(amountFen = 12_000): Promise<string> {
  orders += 1;
  const orderCode = `E2026112100000000000${orders}`;
  const wanted = { orderCode, description: '100 次包', amountFen, expiresAt: '2026-11-21T12:00:00Z' };
  expect(await gateway.createPayment(wanted)).toBe(await gateway.createPayment(wanted));
  return orderCode;
}
const act = async (orderCode: string, outcome: 'pay' | 'decline' | 'wrongAmount' = 'pay') =>
  (await gateway.till?.simulate(orderCode, outcome)) ?? null;

test('paying gives a notice that is believed, and what it says is what is found', async () => {
  const orderCode = await ordered();
  expect(await gateway.find(orderCode)).toMatchObject({ tradeState: 'NOTPAY', transactionId: null, amountFen: null });
  const message = await act(orderCode);
  expect(message).not.toBeNull();
  if (message === null) return;
  const { noticeId, ...told } = gateway.readNotice(message);
  expect(noticeId).not.toBe('');
  expect(told).toMatchObject({ orderCode, tradeState: 'SUCCESS', amountFen: 12_000, currency: 'CNY' });
  expect(await gateway.find(orderCode)).toEqual(told);
});

test('one order is paid once, of twenty at once', async () => {
  const orderCode = await ordered();
  const notices = await Promise.all(Array.from({ length: 20 }, () => act(orderCode)));
  expect(notices.filter((notice) => notice !== null)).toHaveLength(1);
  const before = await gateway.find(orderCode);
  expect(await act(orderCode, 'wrongAmount')).toBeNull();
  expect(await gateway.find(orderCode)).toEqual(before);
});

test('declining leaves the order to be paid; a wrong amount is told as it is', async () => {
  const orderCode = await ordered();
  expect(await act(orderCode, 'decline')).toBeNull();
  expect((await gateway.find(orderCode))?.tradeState).toBe('NOTPAY');
  await act(orderCode, 'wrongAmount');
  const facts = await gateway.find(orderCode);
  expect(facts?.tradeState).toBe('SUCCESS');
  expect(facts?.amountFen).not.toBe(12_000);
});

test('a closed order is not paid, and a paid one is not closed', async () => {
  const closed = await ordered();
  await gateway.close(closed);
  expect(await act(closed)).toBeNull();
  expect((await gateway.find(closed))?.tradeState).toBe('CLOSED');
  const paid = await ordered();
  await act(paid);
  await gateway.close(paid);
  expect((await gateway.find(paid))?.tradeState).toBe('SUCCESS');
});

test('an order that was never made is not known, and pays nothing', async () => {
  expect(await gateway.find('E20261121999999999999')).toBeNull();
  expect(await act('E20261121999999999999')).toBeNull();
});

test('the notices of another till, of a time long ago, and altered ones are not believed', async () => {
  const message = await act(await ordered());
  if (message === null) throw new Error('no notice');
  const stranger = await openTill(db);
  expect(() => stranger.readNotice(message)).toThrow('unknown serial');
  const altered = Buffer.from(message.body.toString().replace('transaction', 'transactiox'));
  expect(() => gateway.readNotice({ ...message, body: altered })).toThrow('bad signature');
  const late = await openTill(db, () => Date.now() - 301_000);
  const orderCode = await ordered();
  const old = await late.till?.simulate(orderCode, 'pay');
  expect(old).toBeTruthy();
  if (old) expect(() => gateway.readNotice(old)).toThrow();
});
