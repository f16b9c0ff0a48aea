import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Purchase } from '../../../../src/contract/billing/schemas.ts';
import { postgresUrlOf } from '../../../support/database/open-test-database.ts';
import { noticeOf, openShop, ours, type Shop } from './support.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

// On PostgreSQL only: the embedded engine allows one process.
describe('a server that is killed between recording a payment and granting its package', () => {
  let shop: Shop;
  let url = '';
  beforeAll(async () => {
    shop = await openShop();
    url = await postgresUrlOf(shop.db);
  });
  afterAll(() => shop.db.close());

  const paymentOf = ({ orderCode, priceFen }: Purchase) => ({
    ...{ merchantId: ours.mchid, appId: ours.appid, orderCode, tradeState: 'SUCCESS' },
    ...{ transactionId: `4200${orderCode.slice(1)}`, amountFen: priceFen, currency: 'CNY', paidAt: null },
  });

  /** Settles in a separate process whose grants are blocked, and kills it once the payments are recorded. */
  const killedBetween = async (purchases: Purchase[]) => {
    let child: ChildProcess | undefined;
    await shop.db.sql.transaction().execute(async (within) => {
      // Keeps the grant from completing; recording the payment does not need this table.
      await sql`lock table quota_package in share row exclusive mode`.execute(within);
      const payments = JSON.stringify(purchases.map(paymentOf));
      const script = ['--import', 'tsx', 'tests/support/server/children/settling-child.ts', url, payments];
      child = spawn(process.execPath, script, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
      const isPaid = async () => {
        for (const { orderCode } of purchases) expect(await shop.stateOf(orderCode)).toBe('paid');
      };
      await vi.waitFor(isPaid, { timeout: 60_000, interval: 50 });
      child.kill('SIGKILL');
      await once(child, 'exit');
      expect(child.signalCode).toBe('SIGKILL');
    });
  };

  test('grants the package once when repeated notices and the reconciler run concurrently', async () => {
    const purchases = await Promise.all([1, 2, 3, 4].map(() => shop.waiting({ vehicleClass: 'both' })));
    await killedBetween(purchases);
    for (const { orderCode } of purchases) {
      expect(await shop.stateOf(orderCode)).toBe('paid');
      expect(await shop.grantsOf(orderCode)).toBe(0);
      await shop.letTimePass(orderCode);
    }
    const again = purchases
      .slice(0, 3)
      .flatMap((purchase) => Array.from({ length: 10 }, () => shop.paymentOf(purchase)));
    await Promise.all([
      ...again.map((payment) => shop.knock(noticeOf(payment))),
      ...Array.from({ length: 5 }, () => shop.payments.reconciler.reconcilePending()),
    ]);
    for (const { orderCode } of purchases) {
      expect(await shop.stateOf(orderCode)).toBe('granted');
      expect(await shop.grantsOf(orderCode)).toBe(2);
    }
  }, 120_000);

  test('grants it on a repeated notice, before any run of the reconciler', async () => {
    const purchase = await shop.waiting();
    await killedBetween([purchase]);
    expect((await shop.knock(noticeOf(shop.paymentOf(purchase)))).status).toBe(204);
    expect(await shop.stateOf(purchase.orderCode)).toBe('granted');
    expect(await shop.grantsOf(purchase.orderCode)).toBe(1);
  }, 120_000);
});
