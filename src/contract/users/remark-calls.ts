import { defineCalls } from '../call.ts';
import { IMPORT_BYTES_MAX } from '../record-imports/record-import-limits.ts';
import { OPPORTUNITY_PAGE } from './prospect-rules.ts';
import type * as schemas from './remark-schemas.ts';

/** The staff's remarks on a user; 900404 unless the caller may see the user. */
export const remarkCalls = defineCalls<typeof schemas>()({
  /** Newest first. */
  remarkList: { path: '/remark/list', access: OPPORTUNITY_PAGE },

  /**
   * Adds a remark, or changes one. The newest remark states the user's intention and next step. Fields of a remark that are
   * left out stay; a new remark without next step and due date goes on with the user's. 300222 for a remark of someone
   * else, except by a manager; 300223 unless the intention is an entry of the dictionary 意向; 900410 if the remark has
   * changed.
   */
  remarkUpdate: { path: '/remark/update', access: `${OPPORTUNITY_PAGE}:edit` },

  /** 300221 unless the remark exists and is the caller's own; a manager may delete any. 900410 if it has changed. */
  remarkDelete: { path: '/remark/delete', access: `${OPPORTUNITY_PAGE}:delete` },

  /**
   * Compares a CSV file with users and their remarks; nothing but the plan is stored. A row names its user by user name,
   * whole phone number or id. 300285 to 300288.
   */
  remarkImportPlan: {
    path: '/remark/import/plan',
    access: `${OPPORTUNITY_PAGE}:edit`,
    work: 'heavy',
    upload: { maxBytes: IMPORT_BYTES_MAX },
  },

  /** Adds the next remarks of a plan; 300289 if the caller has no such plan. */
  remarkImportApply: { path: '/remark/import/apply', access: `${OPPORTUNITY_PAGE}:edit`, work: 'search' },
});
