export const PHONE = '(max-width: 760px)';
/** Drawing above the list instead of beside it. */
export const STACKED = '(max-width: 1023px)';
/** Below this width the tree opens as an overlay instead of beside the drawing. */
export const NARROW = '(max-width: 1279px)';
