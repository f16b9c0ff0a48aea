import { sql } from 'kysely';
import type { PaymentVerdict } from '../../../contract/billing/schemas.ts';
import type { PaymentFacts, PaymentGateway } from '../../gateways/payment/payment-gateway.ts';
import type { Database, Sql } from '../../platform/db/database.ts';
import { extendRetail } from './retail-service.ts';

const CURRENCY = 'CNY';

export interface Settling {
  /** Checks a payment against its purchase, records it and grants the package. */
  settle(facts: PaymentFacts): Promise<PaymentVerdict>;
  /** Grants the package of a paid purchase; other purchases are ignored. */
  grant(orderCode: string): Promise<void>;
}

export function createSettling({ sql: db }: Database, ours: Pick<PaymentGateway, 'merchantId' | 'appId'>): Settling {
  const grant = (orderCode: string) => db.transaction().execute((within) => grantWithin(within, orderCode));
  return {
    grant,
    async settle(facts) {
      if (facts.merchantId !== ours.merchantId) return 'merchant';
      if (facts.appId !== ours.appId) return 'app';
      if (facts.tradeState !== 'SUCCESS' || facts.transactionId === null) return 'unpaid';
      const { transactionId } = facts;
      const verdict = await db
        .transaction()
        .execute((within) => takePayment(within, { ...facts, transactionId }))
        .catch((error: unknown) => {
          // The unique index lets a payment be used for one purchase only.
          if (error instanceof Error && 'code' in error && error.code === '23505') return 'transaction' as const;
          throw error;
        });
      // A transaction of its own, so that the payment stays recorded if the grant fails.
      if (verdict === 'accepted' || verdict === 'known') await grant(facts.orderCode);
      return verdict;
    },
  };
}

type Payment = PaymentFacts & { transactionId: string };

async function takePayment(within: Sql, payment: Payment): Promise<PaymentVerdict> {
  const { orderCode, transactionId, amountFen, currency, paidAt } = payment;
  const row = await within
    .selectFrom('purchase')
    .select(['state', 'priceFen', 'transactionId'])
    .where('orderCode', '=', orderCode)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return 'order';
  if (row.transactionId === transactionId)
    return row.state === 'refundNeeded' || row.state === 'refunded' ? 'refund' : 'known';
  if (row.transactionId !== null) return 'second';
  const other = await within
    .selectFrom('purchase')
    .select('orderCode')
    .where('transactionId', '=', transactionId)
    .executeTakeFirst();
  if (other !== undefined) return 'transaction';
  const isExact = amountFen === row.priceFen && currency === CURRENCY;
  const isAccepted = isExact && row.state === 'created';
  await within
    .updateTable('purchase')
    .set({
      state: isAccepted ? 'paid' : 'refundNeeded',
      transactionId,
      paidFen: amountFen,
      paidAt: sql<string>`coalesce(${paidAt}::timestamptz, now())`,
      refundReason: isAccepted ? null : isExact ? 'late' : 'amount',
    })
    .where('orderCode', '=', orderCode)
    .execute();
  return isAccepted ? 'accepted' : 'refund';
}

/** Changes the state and adds the package in one transaction. */
async function grantWithin(within: Sql, orderCode: string): Promise<void> {
  const purchase = await within
    .updateTable('purchase')
    .set({ state: 'granted', grantedAt: sql<string>`now()` })
    .where('orderCode', '=', orderCode)
    .where('state', '=', 'paid')
    .returning(['userId', 'vehicleClass', 'kind', 'amount', 'days'])
    .executeTakeFirst();
  if (purchase === undefined) return;
  const { userId, vehicleClass, kind, amount, days } = purchase;
  if (kind === 'retail') return extendRetail(within, userId, days);
  const classes = vehicleClass === 'both' ? (['C', 'B'] as const) : [vehicleClass];
  await within
    .insertInto('quotaPackage')
    .values(
      classes.map((each) => ({
        ...{ holderId: userId, vehicleClass: each, kind, amount, origin: orderCode },
        startsAt: sql<string>`now()`,
        expiresAt: sql<string>`now() + make_interval(days => ${days})`,
      })),
    )
    .execute();
}
