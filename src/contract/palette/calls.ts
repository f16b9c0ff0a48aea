import { defineCalls } from '../call.ts';
import type * as schemas from './schemas.ts';

export const paletteCalls = defineCalls<typeof schemas>()({
  /**
   * Records whose name, phone or code matches, for the command palette: each kind under the power of its page, and only
   * those that its list would show to the caller. 900403 without any power of the back office.
   */
  paletteSearch: { path: '/palette/search', access: 'session', work: 'search' },
});
