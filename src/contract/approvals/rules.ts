/** The page of changes that wait for a second person; its path is also the code of its power. */
export const APPROVAL_PAGE = '/manager/approval';
/** Approve and refuse. */
export const APPROVAL_DECIDE_POWER = '/manager/approval:decide';
/** An open approval expires after this many days. */
export const APPROVAL_DAYS = 7;

/** What waits for a second person, where the setting `secondPerson.<kind>` says so; the last one while any other does. */
export const approvalKinds = [
  'packagePrice',
  'managementRole',
  'freeQuotaAbove',
  'refundAboveFen',
  'importGoneAbove',
  'importPricesAbove',
  'secondPersonSetting',
] as const;
export type ApprovalKind = (typeof approvalKinds)[number];

export const approvalStates = ['open', 'approved', 'refused', 'withdrawn', 'failed', 'expired'] as const;
export type ApprovalState = (typeof approvalStates)[number];
