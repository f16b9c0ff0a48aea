/** Most items in one request; longer lists are sent in several. */
export const ITEMS_PER_REQUEST_MAX = 1000;
/** Most items of an order, which is also the largest page. */
export const ITEMS_PER_ORDER_MAX = 10_000;

/** Longest remark of an order, in characters: fifty vehicles with their VINs. */
export const ORDER_REMARK_MAX = 2000;
/** Longest remark of an item, in characters: fifty vehicles with their pieces. */
export const PART_REMARK_MAX = 1000;

/** Why a part or material of an order was returned. Wrong parts are counted as evidence of the fit. */
export const returnReasons = ['wrongPart', 'damaged', 'notNeeded', 'other'] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** The source of a price that the user entered. */
export const OWN_PRICE = 'own';
