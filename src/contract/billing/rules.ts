/** The back-office page of orders and payments, and the power that opens it. */
export const BILL_PAGE = '/manager/bill';

export const MAX_REFUND_REMARK = 120;

/** How long the e-commerce price service may be tried, once an account. */
export const RETAIL_TRIAL_DAYS = 7;

/** How long an order waits to be paid. */
export const PAY_WITHIN_MINUTES = 30;
