import { defineCalls } from '../call.ts';
import type * as schemas from './schemas.ts';
import { MANAGE_POWER } from './ticket-rules.ts';

export const siteCalls = defineCalls<typeof schemas>()({
  siteInfo: { path: '/site/info', access: 'open', isRead: true },

  /** What the home page shows of the catalogue: figures, one fixed sample, brands and packages. */
  homePage: { path: '/site/home', access: 'open', isRead: true },

  /** The drawing of the sample; 900404 without one. */
  homeDrawing: {
    path: '/site/homeDrawing',
    method: 'GET',
    media: 'image/svg+xml',
    isFile: true,
    isRevalidated: true,
    access: 'open',
    isRead: true,
  },

  /**
   * A link to the external management site. {key} and {token} in its address are a one-time ticket, never the session's
   * secrets.
   */
  makeTicket: { path: '/manage/ticket/make', access: MANAGE_POWER },

  /** Redeems a ticket once, within TICKET_LIFE_S, for the host that it was issued for. */
  redeemTicket: { path: '/manage/ticket/redeem', access: 'open' },
});
