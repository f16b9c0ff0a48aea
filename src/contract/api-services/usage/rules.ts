/** The page of the usage of API services; its path is also the code of its power. */
export const API_USAGE_PAGE = '/manager/api';
/** To read the bodies and answers of customers. */
export const API_LOG_POWER = `${API_USAGE_PAGE}:log`;

/** Days of the log, and of one statistic at most. */
export const LOG_DAYS = 30;
export const STATISTICS_DAYS_MAX = 93;
/** Days of GET /api/usage without a period. */
export const USAGE_DAYS_DEFAULT = 31;
/** Calls without a valid key that a network (an IPv4 address, the /64 of an IPv6 address) may make. */
export const FAILURES_PER_MINUTE = 60;
/** Hours for which they are kept. */
export const FAILURE_HOURS = 7 * 24;
export const USER_INTERFACES_PER_PAGE = 20;
export const LOGGED_REQUESTS_MAX = 100;
/** Requests of one file. */
export const LOG_EXPORT_MAX = 10_000;

export const transports = ['http', 'debugger', 'mcp'] as const;
export const chargeReasons = ['charged', 'free', 'empty', 'error', 'repeated', 'test'] as const;
export const statusClasses = ['2', '4', '5'] as const;
export const usageUnits = ['day', 'week', 'month'] as const;
export type UsageUnit = (typeof usageUnits)[number];

/** The sums of a day that are given as CSV. */
export const usageColumns = [
  'day',
  'interfaceCode',
  'mode',
  'calls',
  'units',
  'refused',
  'errors',
  'limited',
  'empty',
  'repeated',
  'p50Ms',
  'p95Ms',
] as const;
