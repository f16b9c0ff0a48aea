/** All the words of the parts screen at once, or each panel would wait for its own. */
export const PARTS_WORDS = ['parts', 'diagram', 'prices', 'part-panels', 'add-to-order'] as const;
