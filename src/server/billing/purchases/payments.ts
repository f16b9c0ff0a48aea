import type { PaymentGateway } from '../../gateways/payment/payment-gateway.ts';
import type { Database } from '../../platform/db/database.ts';
import { createLookingAfter, type LookingAfter } from './look-after.ts';
import { createSettling, type Settling } from './settle.ts';

export interface Payments {
  gateway: PaymentGateway;
  settling: Settling;
  lookingAfter: LookingAfter;
}

/** Everything that has to do with money, over one payment service. */
export function createPayments(db: Database, gateway: PaymentGateway): Payments {
  const settling = createSettling(db, gateway);
  return { gateway, settling, lookingAfter: createLookingAfter({ db, gateway, settling }) };
}
