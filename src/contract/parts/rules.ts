/** together: usually changed in the same job; oneTime: must be new each time; otherSide: the same part on the other side. */
/** In the order in which they are listed. */
export const PART_RELATIONS = ['together', 'oneTime', 'otherSide'] as const;
