/**
 * Tables of the back office that are exported but are no list of a resource, by the name that the audit has for them, with
 * the power of their page.
 */
export const exportedTables = {
  purchase: '/manager/bill',
  paymentNotice: '/manager/bill',
  surveyReply: '/manager/answers',
  statisticSeries: '/manager/statistics',
  pageVisit: '/manager/buried',
  apiUse: '/manager/api',
} as const;
export type ExportedTable = keyof typeof exportedTables;

/** Rows of one export; the list of a larger one must be filtered. */
export const MAX_EXPORTED_ROWS = 100_000;

/** Rows of one request of an export: between two of them, other work has its turn. */
export const EXPORT_PAGE_SIZE = 5_000;

/** Rows of a workbook, which a browser writes as a whole; a CSV file has up to `MAX_EXPORTED_ROWS`. */
export const MAX_WORKBOOK_ROWS = 20_000;

/** Rows of one export by the file that is made of them. */
export const exportedRowsMax = { csv: MAX_EXPORTED_ROWS, xlsx: MAX_WORKBOOK_ROWS } as const;
