/** Requests per account and day in Asia/Shanghai. */
export const VIN_REQUESTS_PER_DAY = 20;

/** State of a request. */
export const vinRequestStatus = { open: 0, inWork: 1, answered: 2, notFound: 3 } as const;

/** The back-office page of the requests, also the power that opens it. */
export const VIN_REQUEST_PAGE = '/manager/task';
