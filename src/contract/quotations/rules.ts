/** The schemes of a quotation, side by side. */
export const schemes = ['original', 'brand', 'economy'] as const;
export type Scheme = (typeof schemes)[number];

/** Most lines of a quotation. */
export const QUOTED_LINES_MAX = 500;
/** Longest validity of a link, in days. */
export const QUOTATION_DAYS_MAX = 60;
/** Validity of a link unless another is chosen, in days. */
export const QUOTATION_DAYS = 14;
