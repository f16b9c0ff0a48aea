import { defineCalls } from '../call.ts';
import { OPPORTUNITY_PAGE } from './prospect-rules.ts';
import type * as schemas from './prospect-schemas.ts';

/** Beside the resource `prospect`; sellers and agents only see prospects of their agency code. */
export const prospectCalls = defineCalls<typeof schemas>()({
  /** The prospects by intention, and how many of them are overdue; intentions without prospects are omitted. */
  prospectCounts: { path: '/prospect/counts', access: OPPORTUNITY_PAGE },

  prospectChoices: { path: '/prospect/choices', access: OPPORTUNITY_PAGE },
});
