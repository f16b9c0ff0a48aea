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
