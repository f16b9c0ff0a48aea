import { defineCalls } from '../call.ts';
import { OPPORTUNITY_PAGE } from './prospect-rules.ts';
import type * as schemas from './prospect-schemas.ts';

/** Prospects: general users with a main account. Sellers and agents only see those of their agency code. */
export const prospectCalls = defineCalls<typeof schemas>()({
  /** Overdue ones first, then by due date, those without one last; newest users first. */
  prospectList: { path: '/prospect/list', access: OPPORTUNITY_PAGE },

  /** 900404 unless the caller may see the user. */
  prospectGet: { path: '/prospect/get', access: OPPORTUNITY_PAGE },

  /** The prospects by intention, and how many of them are overdue; intentions without prospects are omitted. */
  prospectCounts: { path: '/prospect/counts', access: OPPORTUNITY_PAGE },

  prospectChoices: { path: '/prospect/choices', access: OPPORTUNITY_PAGE },

  /**
   * Gives prospects to a seller, who sees them from then on: users of another agency code, and their sub accounts, move
   * to the seller's. 300224 unless the owner is an enabled seller whom the caller may see; 900410 if a prospect has
   * changed, and then none is given.
   */
  prospectAssign: { path: '/prospect/assign', access: `${OPPORTUNITY_PAGE}:edit` },
});
