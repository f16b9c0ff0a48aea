import type { PaymentGateway } from '../../gateways/payment/payment-gateway.ts';
import type { Database } from '../../platform/db/database.ts';
import { type Claimed, claimOpen, closeOrder } from './repository.ts';
import type { Settling } from './settle.ts';

/** How long an order is left alone after it was looked at: by the round, and by a buyer who waits at the screen. */
const ROUND_S = 30;
const WAITING_S = 4;
const AT_ONCE = 50;

interface Needs {
  db: Database;
  gateway: PaymentGateway;
  settling: Settling;
}

export interface LookingAfter {
  /** Finds payments whose notice was lost, grants what is paid, closes what is too old; safe on several nodes. */
  round(): Promise<void>;
  /** Asks the payment service about one order, if that is due. */
  one(orderCode: string): Promise<void>;
  /** Closes an unpaid order there and here; one that turns out to be paid is granted. */
  cancel(orderCode: string): Promise<void>;
}

/** Sees to it that no order is forgotten between the payment service and us. */
export function createLookingAfter({ db: { sql: db }, gateway, settling }: Needs): LookingAfter {
  /** Says whether it was paid. */
  const ask = async (orderCode: string) => {
    const facts = await gateway.find(orderCode);
    return facts !== null && (await settling.settle(facts)) !== 'unpaid';
  };
  const look = async ({ orderCode, state, isExpired, isOrdered }: Claimed) => {
    if (state === 'paid') return settling.grant(orderCode);
    if (isOrdered && (await ask(orderCode))) return;
    if (!isExpired) return;
    // Closed there first: what could still be paid must not look closed here.
    if (isOrdered) await gateway.close(orderCode);
    await closeOrder(db, orderCode, 'expired');
  };
  return {
    async round() {
      const claimed = await claimOpen(db, { olderThanS: ROUND_S, limit: AT_ONCE });
      const failures: unknown[] = [];
      // One after another, each by itself: what fails for one is no matter to the next.
      for (const each of claimed) await look(each).catch((error: unknown) => failures.push(error));
      if (failures.length > 0) throw failures[0];
    },
    async one(orderCode) {
      for (const each of await claimOpen(db, { olderThanS: WAITING_S, limit: 1, orderCode })) await look(each);
    },
    async cancel(orderCode) {
      if (await ask(orderCode)) return;
      await gateway.close(orderCode);
      await closeOrder(db, orderCode, 'cancelled');
    },
  };
}
