/** All i18n namespaces of the parts screen, loaded together so that no panel suspends for its own. */
export const PARTS_NAMESPACES = ['parts', 'parts-drawing', 'prices', 'parts-panels', 'work-orders-add'] as const;
