import { defineCalls } from '../call.ts';
import type * as schemas from './schemas.ts';

export const exportCalls = defineCalls<typeof schemas>()({
  /**
   * A page of the rows of a list, to be written to a file. Needs the power of the list (900403). Each page is in the audit:
   * who, which list, which filters, which rows. A page beyond the largest export is refused by the schema.
   */
  listExport: { path: '/export/list', access: 'session', work: 'heavy' },

  /**
   * Records the export of another table before its file is written: who, which table, how many rows, and the link that has
   * its filters. Needs the power of the table's page (900403).
   */
  tableExport: { path: '/export/table', access: 'session' },
});
