import { defineCalls } from '../call.ts';
import { USER_VIEW_POWER } from './rules.ts';
import type * as schemas from './view-as-schemas.ts';

export const viewAsCalls = defineCalls<typeof schemas>()({
  /**
   * Starts a view of the storefront as a user (ADR 30): a session that only reads, for 30 minutes at most, that ends with
   * the session of the staff member. Recorded in the audit and in the user's operation log. 301003 for oneself or a
   * manager, 300202 for a user with powers that the caller lacks, 600307 for a disabled user.
   */
  viewAsUser: { path: '/users/viewAs/start', access: USER_VIEW_POWER },

  /** Ends the view whose session sends it; 900404 from any other session. */
  endViewAsUser: { path: '/users/viewAs/end', access: 'session', endsView: true },
});
