/** The back-office page of orders and payments, also the power that opens it. */
export const BILL_PAGE = '/manager/bill';

export const MAX_REFUND_REMARK = 120;

/** Length of the free trial of the e-commerce price service. */
export const RETAIL_TRIAL_DAYS = 7;

/** Period in which an order can be paid. */
export const PAYMENT_WINDOW_MINUTES = 30;
