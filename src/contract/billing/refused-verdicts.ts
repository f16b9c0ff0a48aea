import type { PaymentVerdict } from './bill-schemas.ts';

/** Verdicts that staff has to look into: the payment service holds money that no order here has. */
export const refusedVerdicts: readonly PaymentVerdict[] = ['merchant', 'app', 'order', 'transaction', 'second'];
