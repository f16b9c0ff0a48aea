import { defineCalls } from '../call.ts';
import { SHARE_VIEWS_POWER } from './rules.ts';
import type * as schemas from './schemas.ts';

/**
 * Named states of a list: filters, sort, columns and density. The list's page needs its power (900403). A view that the
 * caller can neither see nor change is missing (900404).
 */
export const savedViewCalls = defineCalls<typeof schemas>()({
  savedViewList: { path: '/savedView/list', access: 'session' },

  /** For the caller alone. 300102 for a name that the caller already has, 300301 beyond the limit of views. */
  savedViewAdd: { path: '/savedView/add', access: 'session' },

  /** Renames a view or replaces its state: an own one, or with the power to share also a shared one. 900410 on a conflict. */
  savedViewEdit: { path: '/savedView/edit', access: 'session' },

  /** Shows an own view to everyone who can open the list, or a shared one to its owner alone. */
  savedViewShare: { path: '/savedView/share', access: SHARE_VIEWS_POWER },

  savedViewDelete: { path: '/savedView/delete', access: 'session' },

  /** The view that the list opens with for the caller. */
  savedViewDefault: { path: '/savedView/default', access: 'session' },
});
