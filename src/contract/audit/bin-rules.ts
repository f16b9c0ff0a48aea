/** Deleted records can be restored for this many days. */
export const BIN_DAYS = 30;

/** The page of deleted records; its path is also the code of its power. */
export const BIN_PAGE = '/manager/bin';
