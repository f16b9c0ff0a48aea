/** The pages of sellers and agents; their paths are also the codes of their powers. */
export const SALE_PAGE = '/manager/sale';
export const AGENT_PAGE = '/manager/agent';

/** Users that are chosen for one transfer; all users of a member of staff have no bound. */
export const CHOSEN_USERS_MAX = 1000;
