/** Most numbers in a request. */
export const E_PRICE_NUMBERS_MAX = 30;
/** Most occurrences of a number in a request: once for each kind and once for itself. */
export const E_PRICE_REPEATS = 4;
