import { defineCalls } from '../call.ts';
import type * as schemas from './schemas.ts';

export const releaseCalls = defineCalls<typeof schemas>()({
  /** The newest notice, unless the user knows it, it has ended, or it is older than the account. */
  updateContent: { path: '/notice/updateContent', access: 'session' },

  /** The user has read this notice; it and the ones before it are not shown again. */
  knowUpdate: { path: '/notice/know', access: 'session' },

  /** The version records for anyone, the newest first, in the language of the page; `search` looks in number, title and text. */
  editionList: { path: '/edition/list', access: 'open' },
});
