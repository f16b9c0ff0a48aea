import { defineCalls } from '../call.ts';
import type * as schemas from './schemas.ts';

/** Changes of many records. Each call needs the power to edit the records of the resource. */
export const bulkCalls = defineCalls<typeof schemas>()({
  /** Tries a change on every chosen record and undoes it: what will change, what not, and why. 300901 for too many. */
  bulkPlan: { path: '/bulk/plan', access: 'session', work: 'heavy' },

  bulkRows: { path: '/bulk/rows', access: 'session' },

  bulkProgress: { path: '/bulk/progress', access: 'session' },

  /** Changes the next records of a plan; repeated until none is open. Repeating a call changes nothing twice. */
  bulkApply: { path: '/bulk/apply', access: 'session' },

  /** Undoes the next changed records that nobody has changed since; repeated until none is open. */
  bulkUndo: { path: '/bulk/undo', access: 'session' },
});
