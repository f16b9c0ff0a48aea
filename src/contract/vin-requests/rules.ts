/** Requests per account and day in Asia/Shanghai. */
export const FAST_VIN_DAY_MAX = 20;

/** State of a request. */
export const fastVinStatus = { open: 0, inWork: 1, answered: 2, notFound: 3 } as const;

/** The back-office page of the requests, also the power that opens it. */
export const FAST_VIN_PAGE = '/manager/task';
