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
  apiUsage: '/manager/api',
} as const;
export type ExportedTable = keyof typeof exportedTables;

/** Rows of one export; the list of a larger one must be filtered. */
export const EXPORTED_ROWS_MAX = 100_000;

/** Rows of one request of an export: between two of them, other work has its turn. */
export const EXPORT_PAGE_SIZE = 5_000;

/** Rows of a workbook, which a browser writes as a whole; a CSV file has up to `EXPORTED_ROWS_MAX`. */
export const WORKBOOK_ROWS_MAX = 20_000;

/** Rows of one export by the file that is made of them. */
export const exportedRowsMax = { csv: EXPORTED_ROWS_MAX, xlsx: WORKBOOK_ROWS_MAX } as const;
