/** How many VINs one account may hand in on one day in Shanghai. */
export const FAST_VIN_DAY_MAX = 20;

/** What has become of a VIN that was handed in to the staff. */
export const fastVinStatus = { open: 0, inWork: 1, answered: 2, notFound: 3 } as const;

/** The page of the back office, and what those may do who hold its actions. */
export const FAST_VIN_PAGE = '/manager/task';
