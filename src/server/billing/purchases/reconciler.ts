import type { PaymentGateway } from '../../gateways/payment/payment-gateway.ts';
import type { Database } from '../../platform/db/database.ts';
import { type ClaimedPurchase, claimOpen, closePurchase } from './repository.ts';
import type { Settling } from './settle.ts';

/** Seconds between two checks of a purchase: by the reconciler, and for a buyer who waits on the screen. */
const RECONCILE_INTERVAL_S = 30;
const WAITING_INTERVAL_S = 4;
const BATCH_SIZE = 50;

interface Dependencies {
  db: Database;
  gateway: PaymentGateway;
  settling: Settling;
}

export interface Reconciler {
  /** Finds payments whose notice was lost, grants paid purchases and closes expired ones. Safe on several nodes. */
  reconcilePending(): Promise<void>;
  /** Checks one purchase with the payment service unless it was checked just now. */
  reconcilePurchase(orderCode: string): Promise<void>;
  /** Closes an unpaid purchase at the payment service and here; a paid one is granted. */
  cancel(orderCode: string): Promise<void>;
}

export function createReconciler({ db: { sql: db }, gateway, settling }: Dependencies): Reconciler {
  /** Settles the purchase with the payment service; true if it was paid. */
  const settleIfPaid = async (orderCode: string) => {
    const facts = await gateway.find(orderCode);
    return facts !== null && (await settling.settle(facts)) !== 'unpaid';
  };
  const reconcile = async ({ orderCode, state, isExpired, isStarted }: ClaimedPurchase) => {
    if (state === 'paid') return settling.grant(orderCode);
    if (isStarted && (await settleIfPaid(orderCode))) return;
    if (!isExpired) return;
    // First at the payment service: a purchase closed here must not be payable.
    if (isStarted) await gateway.close(orderCode);
    await closePurchase(db, orderCode, 'expired');
  };
  return {
    async reconcilePending() {
      const claimed = await claimOpen(db, { olderThanS: RECONCILE_INTERVAL_S, limit: BATCH_SIZE });
      const failures: unknown[] = [];
      // One failure must not keep the others from being checked.
      for (const each of claimed) await reconcile(each).catch((error: unknown) => failures.push(error));
      if (failures.length > 0) throw failures[0];
    },
    async reconcilePurchase(orderCode) {
      for (const each of await claimOpen(db, { olderThanS: WAITING_INTERVAL_S, limit: 1, orderCode }))
        await reconcile(each);
    },
    async cancel(orderCode) {
      if (await settleIfPaid(orderCode)) return;
      await gateway.close(orderCode);
      await closePurchase(db, orderCode, 'cancelled');
    },
  };
}
