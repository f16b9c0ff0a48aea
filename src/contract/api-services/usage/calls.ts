import { defineCalls } from '../../call.ts';
import { API_LOG_POWER, API_USAGE_PAGE } from './rules.ts';
import type * as schemas from './schemas.ts';

/** The usage of API services. Customers see their own; 301201 for sub accounts. */
export const usageCalls = defineCalls<typeof schemas>()({
  /** Interfaces that the customer may call and has units for, or has used up; 600203 if there are none. */
  userInterfaceList: { path: '/api-services/userInterfaceList', access: 'session' },

  /** At most 93 days; 900400 for a longer period. */
  userStatistics: { path: '/api-services/userStatistics', access: 'session' },

  /** The customer's requests of the last 30 days, the newest first. */
  apiRequestList: { path: '/api-services/request/list', access: 'session' },

  /** 900404 for a request of another customer. */
  apiRequestDetail: { path: '/api-services/request/detail', access: 'session' },

  /** What a call by the debugger will cost. */
  apiCallPrice: { path: '/api-services/call/price', access: 'session' },

  /**
   * Calls an interface from the debugger with one of the caller's keys, or a test key. The server signs the request and
   * passes it to the gateway like any other. 900404 for a key of another customer.
   */
  callInterface: { path: '/api-services/call', access: 'session' },

  /** Requests of all customers, the newest first. */
  apiLogList: { path: '/api-services/log/list', access: API_LOG_POWER, work: 'search' },

  /** The newest requests that match, at most 10,000; the export is in the audit. */
  apiLogExport: { path: '/api-services/log/export', access: API_LOG_POWER, work: 'heavy' },

  apiLogDetail: { path: '/api-services/log/detail', access: API_LOG_POWER },

  /** Calls without a valid key by network and code, the most first. */
  apiFailureList: { path: '/api-services/failure/list', access: API_LOG_POWER, work: 'search' },

  /** By interface and customer; at most 93 days. */
  apiUsageStatistics: { path: '/api-services/usage/statistics', access: API_USAGE_PAGE, work: 'search' },
});
