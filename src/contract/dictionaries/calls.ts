import { defineCalls } from '../call.ts';
import type * as schemas from './schemas.ts';

export const dictionaryCalls = defineCalls<typeof schemas>()({
  /** The entries of dictionaries for select boxes, by category; all of a category's entries, however deep. */
  resultDicSelect: { path: '/resultDic/select', access: 'session', isRead: true },
});
