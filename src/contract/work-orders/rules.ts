/** Most items in one request; longer lists are sent in several. */
export const ITEMS_PER_REQUEST_MAX = 1000;
/** Most items of an order, which is also the largest page. */
export const ITEMS_PER_ORDER_MAX = 10_000;
