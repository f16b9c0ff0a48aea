import type { PaymentGateway } from '../../gateways/payment/payment-gateway.ts';
import type { Database } from '../../platform/db/database.ts';
import { createReconciler, type Reconciler } from './reconciler.ts';
import { createSettling, type Settling } from './settle.ts';

export interface Payments {
  gateway: PaymentGateway;
  settling: Settling;
  reconciler: Reconciler;
}

export function createPayments(db: Database, gateway: PaymentGateway): Payments {
  const settling = createSettling(db, gateway);
  return { gateway, settling, reconciler: createReconciler({ db, gateway, settling }) };
}
