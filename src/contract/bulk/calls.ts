import { defineCalls } from '../call.ts';
import type * as schemas from './schemas.ts';

/** Changes of many records. Each call needs the power to edit the records of the resource. */
export const bulkCalls = defineCalls<typeof schemas>()({
  /** A dry run on every selected record: which will change, which will not, and why. 300901 for too many records. */
  bulkPlan: { path: '/bulk/plan', access: 'session', work: 'heavy', isLong: true },

  bulkRows: { path: '/bulk/rows', access: 'session' },

  bulkProgress: { path: '/bulk/progress', access: 'session' },

  /** Applies the next chunk of a plan; repeated until none is open. A record is changed at most once. */
  bulkApply: { path: '/bulk/apply', access: 'session' },

  /** Reverts the next chunk of changed records; one that was edited since is a conflict. Repeated until none is open. */
  bulkUndo: { path: '/bulk/undo', access: 'session' },
});
