import { defineCalls } from '../call.ts';
import type * as schemas from './schemas.ts';
import { MANAGE_POWER } from './ticket-rules.ts';

export const siteCalls = defineCalls<typeof schemas>()({
  siteInfo: { path: '/site/info', access: 'open', isRead: true },

  /**
   * A link to the external management site. {key} and {token} in its address are a one-time ticket, never the session's
   * secrets.
   */
  makeTicket: { path: '/manage/ticket/make', access: MANAGE_POWER },

  /** Redeems a ticket once, within TICKET_LIFE_S, for the host that it was issued for. */
  redeemTicket: { path: '/manage/ticket/redeem', access: 'open' },
});
