/** Most items in one request; longer lists are sent in several. */
export const ITEMS_AT_ONCE = 1000;
/** Most items of an order, which is also the largest page. */
export const ITEMS_OF_ORDER = 10_000;
