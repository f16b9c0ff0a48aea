import { defineCalls } from '../call.ts';
import { USER_PAGE } from './rules.ts';
import type * as schemas from './schemas.ts';

/** Agents and sellers see and change only users of the session's agency code; any other user is missing (900404). */
export const usersCalls = defineCalls<typeof schemas>()({
  /** The entries of the dictionary 公司类型, as the filter of the user list offers them. */
  companyTypes: { path: '/users/companyType/list', access: USER_PAGE },

  /** The number of users of a class: 1 general, 2 agent, 3 seller, 4 manager. */
  countUsers: { path: '/users/count', access: USER_PAGE },
});
