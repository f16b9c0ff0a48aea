/**
 * together: usually replaced in the same job; oneTime: must be new every time; otherSide: the same part on the other
 * side. In display order.
 */
export const PART_RELATIONS = ['together', 'oneTime', 'otherSide'] as const;

/** Codes of standard parts that an import made of a name begin with it; no trade list knows them. */
export const DERIVED_CODE_MARK = '~';
