/** The back-office page of purchases and payments, also the power that opens it. */
export const BILL_PAGE = '/manager/bill';

export const REFUND_REMARK_MAX = 120;

/** Length of the free trial of the e-commerce price service. */
export const RETAIL_TRIAL_DAYS = 7;

/** Period in which a purchase can be paid. */
export const PAYMENT_WINDOW_MINUTES = 30;
