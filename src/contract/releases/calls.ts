import { defineCalls } from '../call.ts';
import type * as schemas from './schemas.ts';

export const releaseCalls = defineCalls<typeof schemas>()({
  /**
   * The newest notice for the reader's role, brand and language, unless the user has read it or a later one, or it has
   * expired or is older than the account.
   */
  updateContent: { path: '/notice/updateContent', access: 'session', isRead: true },

  /** Marks this notice and all older ones as read. */
  knowUpdate: { path: '/notice/know', access: 'session' },

  /** The newest version record and the notice of now for the reader: role, brand and language. */
  verCon: { path: '/mng/verCon', access: 'session', isRead: true },

  /** Public version records, newest first, in the language of the page; `search` matches number, title and text. */
  editionList: { path: '/edition/list', access: 'open', isRead: true },
});
