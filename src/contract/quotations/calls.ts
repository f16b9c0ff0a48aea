import { type CatalogueCallSpec, defineCalls } from '../call.ts';
import type * as schemas from './schemas.ts';

export const quotationCalls = defineCalls<typeof schemas, CatalogueCallSpec>()({
  /** Freezes the order's lines, without returned ones, and their prices in three schemes. 300306 without lines or with too many. */
  addQuotation: { path: '/quotation/add', access: 'session', charge: 'free: own', work: 'heavy' },

  /** The quotations of an order, newest first. */
  listQuotations: { path: '/quotation/list', access: 'session', isRead: true, charge: 'free: own' },

  /** Ends a link; an accepted quotation stays accepted. */
  revokeQuotation: { path: '/quotation/revoke', access: 'session', charge: 'free: own' },

  getQuotationNews: { path: '/quotation/news', access: 'session', isRead: true, charge: 'free: own' },

  /** Marks the acceptances of an order as seen. */
  seeQuotations: { path: '/quotation/see', access: 'session', charge: 'free: own' },

  /** For the customer. 300305 for a token that is wrong, expired or revoked: the caller cannot tell which. */
  openQuotation: { path: '/quotation/open', access: 'open', isRead: true, charge: 'free: own' },

  /** For the customer, once: 300307 with the quotation when it has been accepted already. 300308 for other lines. */
  acceptQuotation: { path: '/quotation/accept', access: 'open', charge: 'free: own' },
});
