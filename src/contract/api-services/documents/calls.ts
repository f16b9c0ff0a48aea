import { defineCalls } from '../../call.ts';
import { INTERFACE_PAGE } from '../interfaces/rules.ts';
import type * as schemas from './schemas.ts';

export const documentCalls = defineCalls<typeof schemas>()({
  /**
   * A page of the documents of API services, with the list of pages. Interfaces are shown as the caller may use them;
   * visitors see them with the standard permissions.
   */
  documentPage: { path: '/document/page', access: 'open' },
  /** Everything that the search of the documents finds. */
  documentSearch: { path: '/document/search', access: 'open' },
  /** The documents of an interface, or of all, as a file. */
  downloadDoc: {
    path: '/document/downloadDoc',
    method: 'GET',
    access: 'open',
    media: 'application/octet-stream',
    isFile: true,
    work: 'heavy',
  },
  /** Counts that a page was read. Pages that do not exist are not counted. */
  documentView: { path: '/document/view', access: 'open' },
  /** Views of the documents by page and day. */
  documentStatistics: { path: '/document/statistics', access: INTERFACE_PAGE },
});
