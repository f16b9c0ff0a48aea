/**
 * Request header with which a call is answered only if nothing has to be charged for it; 900422 otherwise. A page that was
 * opened by a link from elsewhere sends it until the user agrees to the charge.
 */
export const paidOnlyHeader = 'x-paid-only';
export const PAID_ONLY = '1';
