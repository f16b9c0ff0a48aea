/** The start page of the back office; also its power. */
export const START_PAGE = '/manager/start';
/** The statistics of the back office; also their power. */
export const STATISTICS_PAGE = '/manager/statistics';

/** Two years and the day between them. */
export const STATISTICS_DAYS_MAX = 731;
/** Rows of a list behind a figure that can be paged through. */
export const STATISTIC_ROWS_MAX = 100_000;

/** The daily metrics. Amounts of money are in fen. A purchase counts on the day it was started, even if paid later. */
export const METRICS = [
  'lookups',
  'users',
  'purchases',
  'paidPurchases',
  'revenueFen',
  'refundsFen',
  'searches',
  'emptySearches',
  'workOrders',
  'visits',
] as const;
export type Metric = (typeof METRICS)[number];

/** Figures with a list of the rows that they count. */
export const ROW_METRICS = [
  'lookups',
  'users',
  'purchases',
  'paidPurchases',
  'revenueFen',
  'refundsFen',
  'searches',
  'emptySearches',
  'workOrders',
  'packageRequests',
  'surveyReplies',
] as const;
export type RowMetric = (typeof ROW_METRICS)[number];

/** The days for which replies to a survey are new. */
export const NEW_REPLY_DAYS = 7;
