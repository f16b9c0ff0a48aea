/**
 * together: usually replaced in the same job; oneTime: must be new every time; otherSide: the same part on the other
 * side. In display order.
 */
export const PART_RELATIONS = ['together', 'oneTime', 'otherSide'] as const;
