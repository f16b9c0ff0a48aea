import { defineCalls } from '../call.ts';
import { AUDIT_PAGE } from './audit-rules.ts';
import { BIN_PAGE } from './bin-rules.ts';
import type * as schemas from './schemas.ts';

export const auditCalls = defineCalls<typeof schemas>()({
  /** The audit, newest first. */
  auditList: { path: '/audit/list', access: AUDIT_PAGE },

  /** The newest 10,000 matching entries, for a file; the export is recorded. */
  auditExport: { path: '/audit/export', access: AUDIT_PAGE, work: 'heavy' },

  /** The changes of one record, newest first; needs the power of the record's page. */
  auditTimeline: { path: '/audit/timeline', access: 'session' },

  /** Deleted records of the pages that the caller's powers open, for 30 days. */
  deletedList: { path: '/deleted/list', access: BIN_PAGE },

  /** Restores a deleted record under its id. Needs the power to delete such records. */
  deletedRestore: { path: '/deleted/restore', access: 'session' },
});
