import { defineCalls } from '../../call.ts';
import type * as schemas from './schemas.ts';

export const documentCalls = defineCalls<typeof schemas>()({
  /**
   * A page of the documents of API services, with the list of pages. Interfaces are shown as the caller may use them;
   * visitors see them with the standard permissions. 900404 if there is no such page.
   */
  documentPage: { path: '/document/page', access: 'open' },
  /** Everything that the search of the documents finds. */
  documentSearch: { path: '/document/search', access: 'open' },
  /** The documents of an interface, or of all, as a file. */
  downloadDoc: { path: '/document/downloadDoc', access: 'open', work: 'heavy' },
  /** Views of the documents by page and day. */
  documentStatistics: { path: '/document/statistics', access: '/manager/interface' },
});
