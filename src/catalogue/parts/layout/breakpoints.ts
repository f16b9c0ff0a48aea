export const PHONE = '(max-width: 760px)';
/** Below this width the tree opens as an overlay instead of beside the drawing. */
export const NARROW = '(max-width: 1180px)';
