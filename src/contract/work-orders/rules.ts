/** The most items that one request carries: longer lists go in several. */
export const ITEMS_AT_ONCE = 1000;
/** The most items that an order holds: the most that one page shows. */
export const ITEMS_OF_ORDER = 10_000;
