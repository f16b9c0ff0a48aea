import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { calls } from '../../../../src/contract/all-calls.ts';
import { findDifferences } from '../../../../src/server/statistics/verify.ts';
import type { TestApi } from '../../../support/server/api.ts';
import { openBuyer } from './support.ts';

let buyer: Awaited<ReturnType<typeof openBuyer>>;
let api: TestApi;
beforeAll(async () => {
  buyer = await openBuyer();
  ({ api } = buyer);
});
afterAll(() => api.close());
beforeEach(() => buyer.clear());

test('a refund withdraws what is left, from sub accounts too, and says so everywhere', async () => {
  const orderCode = await buyer.addGranted();
  expect(await buyer.allocate(30)).toBe('000000');
  await buyer.chargeTimes(buyer.shop.userId, 7);
  await buyer.chargeTimes(buyer.sharing.userId, 2);
  await buyer.chargeTimes(buyer.allocated.userId, 4);
  expect((await buyer.infoOf(orderCode)).remainder).toEqual({
    ...{ unit: 'lookups', total: 100, left: 87, taken: 13, daysLeft: 30 },
    proposedFen: 10_440,
  });
  const { code, result } = await buyer.refund(orderCode, { left: 87, refundFen: 10_000 });
  expect(code).toBe('000000');
  expect(result).toMatchObject({
    bill: { state: 'refunded', paidFen: 12_000, refundedFen: 10_000 },
    refund: { by: 'manager', remark: '协商退款' },
    remainder: null,
  });

  for (const as of [buyer.shop, buyer.sharing, buyer.allocated]) {
    expect(await buyer.ownedBy(as)).toEqual([]);
    expect(await buyer.chargeCode(as.userId)).toBe('500501');
  }
  const withdrawn = {
    reason: 'refund',
    source: 'count',
    subject: orderCode,
    subjectName: '次卡',
    vehicleTypeCode: 'C',
  };
  expect((await buyer.ledgerOf(buyer.allocated)).filter(({ reason }) => reason === 'refund')).toMatchObject([
    { ...withdrawn, amount: 26 },
  ]);
  const rows = await buyer.ledgerOf(buyer.shop);
  expect(rows.filter(({ reason }) => reason === 'refund').map(({ amount }) => amount)).toEqual([61, 26]);
  expect(rows).toHaveLength(15);
  expect((await api.post(calls.listLedger, { reason: 'refund' }, { as: buyer.shop })).result.total).toBe(2);

  const { rows: purchases } = (await api.post(calls.listPurchases, {}, { as: buyer.shop })).result;
  expect(purchases).toMatchObject([{ state: 'refunded', refundedFen: 10_000, refundedAt: result.bill.refundedAt }]);
  const receipt = (await api.post(calls.getReceipt, { orderCode }, { as: buyer.shop })).result;
  expect(receipt).toMatchObject({ heldUntil: null, purchase: { refundedFen: 10_000 } });
  expect(await buyer.auditOf(orderCode)).toMatchObject([
    {
      before: { state: 'granted', lookupsLeft: 87 },
      after: { state: 'refunded', lookupsLeft: 0, refundedFen: 10_000, remark: '协商退款' },
    },
  ]);
  const log = (await api.post(calls.listOperationLog, { action: 'staffRefund' }, { as: buyer.shop })).result.rows;
  expect(log).toMatchObject([{ subject: `${orderCode} ¥100.00` }]);
});

test('the totals of the bills and the statistics count the payment on its day and what was refunded', async () => {
  const orderCode = await buyer.addGranted({ paidFen: 9_900 });
  await buyer.refundLeft(orderCode, 4_000);
  const totals = (await api.post(calls.orderTotal, { search: orderCode })).result;
  expect(totals).toEqual([{ state: 'refunded', purchases: 1, paidFen: 9_900, refundedFen: 4_000 }]);
  expect(await findDifferences(buyer.db.sql)).toEqual([]);
  const today = (await api.post(calls.startFigures, {})).result.day;
  const series = (await api.post(calls.statisticSeries, { from: today, to: today })).result.totals.current;
  expect(series).toMatchObject({ revenueFen: 9_900, refundsFen: 4_000 });
  const { rows } = (await api.post(calls.statisticRows, { metric: 'refundsFen', from: today })).result;
  expect(rows).toMatchObject([{ subject: orderCode, amountFen: 4_000 }]);
});

test('the amount is at least one fen and at most what was paid', async () => {
  const orderCode = await buyer.addGranted();
  expect((await buyer.refundLeft(orderCode, 0)).code).toBe('900400');
  expect((await buyer.refundLeft(orderCode, 12_001)).code).toBe('500711');
  expect((await buyer.refundLeft(orderCode, 1)).code).toBe('000000');
});

test('money that bought nothing is refunded in full', async () => {
  const orderCode = await buyer.addPurchase({ state: 'refundNeeded', paidFen: 500 });
  expect((await buyer.infoOf(orderCode)).remainder).toBeNull();
  expect((await buyer.refund(orderCode, { refundFen: 499 })).code).toBe('500711');
  expect((await buyer.refund(orderCode)).result.bill).toMatchObject({ state: 'refunded', refundedFen: 500 });
  expect(await buyer.ledgerOf(buyer.shop)).toMatchObject([
    { reason: 'refund', subject: orderCode, subjectName: '次卡', vehicleTypeCode: 'C', source: 'count', amount: 0 },
  ]);
});

test('a purchase that is unpaid, closed or refunded cannot be refunded', async () => {
  const refunded = await buyer.addGranted();
  await buyer.refundLeft(refunded);
  for (const orderCode of [
    refunded,
    await buyer.addPurchase({ state: 'created' }),
    await buyer.addPurchase({ state: 'closed' }),
  ])
    expect((await buyer.refund(orderCode, { left: 0 })).code).toBe('500710');
});

test('a refund is refused if something was used since the staff looked, and changes nothing', async () => {
  const orderCode = await buyer.addGranted();
  await buyer.chargeTimes(buyer.shop.userId, 1);
  const refused = await buyer.refund(orderCode, { left: 100, refundFen: 12_000 });
  expect(refused).toMatchObject({ code: '900410', status: 409, result: { theirs: { left: 99, proposedFen: 11_880 } } });
  expect((await buyer.refund(orderCode, { refundFen: 12_000 })).code).toBe('900410');
  expect(await buyer.infoOf(orderCode)).toMatchObject({ bill: { state: 'granted' }, remainder: { left: 99 } });
  expect(await buyer.auditOf(orderCode)).toEqual([]);
  expect((await buyer.refund(orderCode, { left: 99, refundFen: 11_880 })).code).toBe('000000');
});

test('of ten concurrent refunds one is recorded', async () => {
  const orderCode = await buyer.addGranted();
  const answers = await Promise.all(Array.from({ length: 10 }, () => buyer.refund(orderCode, { left: 100 })));
  expect(answers.map(({ code }) => code).sort()).toEqual(['000000', ...Array.from({ length: 9 }, () => '500710')]);
  expect(await buyer.auditOf(orderCode)).toHaveLength(1);
});

test('a refund waits for a lookup that is being charged, and is then refused with what is left', async () => {
  const orderCode = await buyer.addGranted();
  const { quota, operationId } = buyer.opened;
  const charge = { vehicleClass: 'C', reason: 'parts', subject: '1', operationId: operationId() } as const;
  const refunds: ReturnType<typeof buyer.refund>[] = [];
  await quota.charge({ userId: buyer.shop.userId, ...charge }, async (within) => {
    refunds.push(buyer.refund(orderCode, { left: 100 }));
    // Until the refund waits for this transaction. On the embedded engine it waits for the connection, which cannot be seen.
    for (let reads = 0; reads < 300; reads += 1) {
      const { rows } = await sql`
        select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(within);
      if (rows.length > 0) break;
    }
  });
  expect((await Promise.all(refunds)).map(({ code }) => code)).toEqual(['900410']);
  expect(await buyer.infoOf(orderCode)).toMatchObject({ bill: { state: 'granted' }, remainder: { left: 99 } });
});

test('lookups charged during a refund are either used before it or refused after it', async () => {
  const orderCode = await buyer.addGranted({ amount: 60 });
  await buyer.allocate(20);
  const users = [buyer.shop, buyer.sharing, buyer.allocated];
  const charging = Promise.all(
    users.map(async ({ userId }) => {
      const codes = new Set<string>();
      for (let count = 0; count < 15; count += 1) codes.add(await buyer.chargeCode(userId));
      return codes;
    }),
  );
  let answer = await buyer.refundLeft(orderCode);
  while (answer.code === '900410') answer = await buyer.refundLeft(orderCode);
  expect(answer.code).toBe('000000');
  for (const codes of await charging)
    expect([...codes].filter((code) => !['000000', '500501'].includes(code))).toEqual([]);
  const { rows } = await sql<{ used: number; charged: number; withdrawn: number }>`
    select (select sum(used) from quota_package)::integer as used,
      (select count(*) from quota_ledger where source = 'count')::integer as charged,
      (select coalesce(sum(amount), 0) from quota_withdrawal)::integer as withdrawn`.execute(buyer.db.sql);
  const [sums] = rows;
  expect(sums?.charged).toBe(sums?.used);
  expect((sums?.used ?? 0) + (sums?.withdrawn ?? 0)).toBe(60);
  // What the audit says was left is what was withdrawn.
  expect((await buyer.auditOf(orderCode))[0]?.before).toMatchObject({ lookupsLeft: sums?.withdrawn });
});

test('a daily package ends at once; its days are worth what is left of them', async () => {
  const orderCode = await buyer.addGranted({ kind: 'daily', amount: 20, days: 10, paidFen: 1_000 });
  await buyer.allocate(5);
  expect((await buyer.infoOf(orderCode)).remainder).toMatchObject({
    unit: 'days',
    total: 10,
    left: 10,
    proposedFen: 1_000,
  });
  // The third day has begun, and something was taken on it.
  await buyer.db.execute(
    `update quota_package set starts_at = starts_at - interval '50 hours', expires_at = expires_at - interval '50 hours'`,
  );
  await buyer.chargeTimes(buyer.allocated.userId, 1);
  expect((await buyer.infoOf(orderCode)).remainder).toMatchObject({ left: 7, daysLeft: 7, taken: 1, proposedFen: 700 });
  expect((await buyer.refundLeft(orderCode)).code).toBe('000000');
  for (const as of [buyer.shop, buyer.allocated]) expect(await buyer.chargeCode(as.userId)).toBe('500501');
  const refunds = (await buyer.ledgerOf(buyer.shop)).filter(({ reason }) => reason === 'refund');
  expect(refunds.map(({ source, amount }) => [source, amount])).toEqual([
    ['daily', 15],
    ['daily', 5],
  ]);
});

test('an expired package has nothing left, and the staff chooses the amount', async () => {
  const orderCode = await buyer.addGranted();
  await buyer.db.execute(
    `update quota_package set starts_at = now() - interval '40 days', expires_at = now() - interval '1 day'`,
  );
  expect((await buyer.infoOf(orderCode)).remainder).toMatchObject({ left: 0, daysLeft: 0, proposedFen: 0 });
  expect((await buyer.refund(orderCode, { left: 0, refundFen: 3_000 })).result.bill.refundedFen).toBe(3_000);
  expect(await buyer.ledgerOf(buyer.shop)).toMatchObject([{ reason: 'refund', subject: orderCode, amount: 0 }]);
});

test('a package for both classes is refunded in both', async () => {
  const orderCode = await buyer.addGranted({ vehicleClass: 'both', amount: 50 });
  await buyer.chargeTimes(buyer.shop.userId, 10);
  expect((await buyer.infoOf(orderCode)).remainder).toMatchObject({ total: 100, left: 90, proposedFen: 10_800 });
  await buyer.refundLeft(orderCode);
  expect(
    (await buyer.ledgerOf(buyer.shop)).slice(0, 2).map(({ vehicleTypeCode, amount }) => [vehicleTypeCode, amount]),
  ).toEqual([
    ['C', 40],
    ['B', 50],
  ]);
});

test('a refund of the e-commerce price service leaves the days of other purchases', async () => {
  const retail = { kind: 'retail', vehicleClass: 'both', days: 30 } as const;
  const first = await buyer.addGranted(retail);
  const second = await buyer.addGranted(retail);
  expect((await buyer.infoOf(first)).remainder).toMatchObject({ unit: 'days', left: 30 });
  await buyer.db.execute(
    `update account set retail_expire_time = retail_expire_time - interval '12 days' where retail_flag`,
  );
  expect((await buyer.infoOf(first)).remainder).toMatchObject({ left: 18, proposedFen: 7_200 });
  expect((await buyer.infoOf(second)).remainder).toMatchObject({ left: 30 });
  await buyer.refundLeft(first);
  for (const { userId } of [buyer.shop, buyer.sharing, buyer.allocated]) {
    const { rows } = await sql<{ days: number }>`
      select round(extract(epoch from retail_expire_time - now()) / 86400)::integer as days
      from account where user_id = ${userId}`.execute(buyer.db.sql);
    expect(rows).toEqual([{ days: 30 }]);
  }
  await buyer.refundLeft(second);
  const row = { reason: 'refund', source: 'retail', vehicleTypeCode: null, packageId: null };
  expect(await buyer.ledgerOf(buyer.shop)).toMatchObject([
    { ...row, subject: second, amount: 30 },
    { ...row, subject: first, amount: 18 },
  ]);
  expect((await api.post(calls.getRetailDesc, {}, { as: buyer.shop })).result.isActive).toBe(false);
});

test('a paid purchase is refunded before its package is activated, which then never happens', async () => {
  const orderCode = await buyer.addPurchase({ amount: 10 });
  expect((await buyer.infoOf(orderCode)).remainder).toMatchObject({ left: 10, proposedFen: 12_000 });
  expect((await buyer.refundLeft(orderCode)).code).toBe('000000');
  await buyer.grant(orderCode);
  expect((await buyer.infoOf(orderCode)).bill.state).toBe('refunded');
  expect(await buyer.ownedBy(buyer.shop)).toEqual([]);
  expect(await buyer.ledgerOf(buyer.shop)).toMatchObject([{ reason: 'refund', subject: orderCode, amount: 0 }]);
});

test('other packages of the account stay as they are', async () => {
  await buyer.addGranted({ amount: 5 });
  const orderCode = await buyer.addGranted({ amount: 8 });
  await buyer.refundLeft(orderCode);
  expect((await buyer.ownedBy(buyer.shop)).map(({ amount }) => amount)).toEqual([5]);
});

test('a refund above the limit waits for a second person, and for what the asker saw', async () => {
  await sql`insert into setting_change (key, row_version, value) values ('secondPerson.refundAboveFen', 1, '5000')`.execute(
    buyer.db.sql,
  );
  const orderCode = await buyer.addGranted();
  const asker = await api.signInWith(['/manager/bill', '/manager/bill:edit']);
  expect((await buyer.refund(await buyer.addGranted(), { left: 100, refundFen: 5_000 }, asker)).code).toBe('000000');
  const ask = async (left: number) => {
    const asked = await buyer.refund(orderCode, { left, refundFen: 6_000 }, asker);
    expect(asked.code).toBe('301010');
    return { approvalId: Number(Object(asked.result).approvalId), note: '' };
  };
  const first = await ask(100);
  expect((await buyer.infoOf(orderCode)).remainder?.left).toBe(100);
  await buyer.chargeTimes(buyer.shop.userId, 1);
  expect((await api.post(calls.approvalApprove, first)).code).toBe('301014');
  expect((await api.post(calls.approvalApprove, await ask(99))).code).toBe('000000');
  expect(await buyer.infoOf(orderCode)).toMatchObject({
    bill: { state: 'refunded', refundedFen: 6_000 },
    refund: { by: expect.stringContaining('holder') },
  });
});
