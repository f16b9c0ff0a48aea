/** The page of prospects and remarks; its path is also the code of its power. */
export const OPPORTUNITY_PAGE = '/manager/opportunity';
/** The dictionary category of intentions. */
export const INTENTION_CATEGORY = '意向';

export const REMARK_MAX = 2000;
export const NEXT_STEP_MAX = 200;
/** The columns of an imported file of remarks. */
export const remarkImportFields = ['user', 'remarks', 'intention', 'nextStep', 'dueOn'] as const;
/** Remarks on a page, as in the specification. */
export const REMARKS_PER_PAGE = 5;
/** Prospects that are given to an owner in one call. */
export const ASSIGNED_MAX = 100;

/** When the next step is due, in days of Asia/Shanghai; `week`: within seven days, overdue ones included. */
export const prospectDues = ['overdue', 'today', 'week', 'planned', 'none'] as const;
export type ProspectDue = (typeof prospectDues)[number];
/** The name of the bulk target for prospects. */
export const PROSPECT_BULK = 'prospect';
