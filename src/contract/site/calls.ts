import { defineCalls } from '../call.ts';
import type * as schemas from './schemas.ts';
import { MANAGE_POWER } from './ticket-rules.ts';

export const siteCalls = defineCalls<typeof schemas>()({
  siteInfo: { path: '/site/info', access: 'open' },

  /**
   * A link to the external management site: {key} and {token} in its address are a ticket for this one visit, never the
   * session's own secrets.
   */
  makeTicket: { path: '/manage/ticket/make', access: MANAGE_POWER },

  /** The other side's half: who came, told once, within the minute, to the host that the ticket was made for. */
  redeemTicket: { path: '/manage/ticket/redeem', access: 'open' },
});
