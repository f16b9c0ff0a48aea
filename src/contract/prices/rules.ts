/** At most this many numbers a request. */
export const E_PRICE_NUMBERS = 30;
/** How often each number stands in a request: once for each kind and once for the number itself. */
export const E_PRICE_REPEATS = 4;
