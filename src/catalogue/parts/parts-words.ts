/** All the words of the parts screen at once, or each panel would wait for its own. */
export const PARTS_WORDS = ['parts', 'parts-drawing', 'prices', 'parts-panels', 'work-orders-add'] as const;
