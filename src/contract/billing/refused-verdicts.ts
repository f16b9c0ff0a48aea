import type { PaymentVerdict } from './bill-schemas.ts';

/** Verdicts that need action by staff: the payment service holds money that belongs to no purchase. */
export const refusedVerdicts: readonly PaymentVerdict[] = ['merchant', 'app', 'order', 'transaction', 'second'];
