import { defineCalls } from '../../call.ts';
import { PERMISSION_PAGE } from '../permissions/rules.ts';
import type * as schemas from './schemas.ts';

/** Endpoints of a customer and what was delivered to them. 301201 for sub accounts, 900404 for another customer's. */
export const webhookCalls = defineCalls<typeof schemas>()({
  webhookList: { path: '/api-services/webhook/list', access: 'session' },

  /** Returns the whole secret, once. 301301 beyond five endpoints, 301302 for an address that is not called. */
  webhookAdd: { path: '/api-services/webhook/add', access: 'session' },

  /**
   * Changes the given fields. Turning an endpoint off fails what is still to be delivered; it can be sent again once the
   * endpoint is on. 900410 if it has changed since it was read.
   */
  webhookEdit: { path: '/api-services/webhook/edit', access: 'session' },

  /** Replaces the secret. For 24 hours deliveries carry the signatures of both. */
  webhookRotate: { path: '/api-services/webhook/rotate', access: 'session' },

  /** With its deliveries. */
  webhookDelete: { path: '/api-services/webhook/delete', access: 'session' },

  /** Sends a test event. 301303 while the endpoint is off, 900429 beyond 30 requested deliveries a minute. */
  webhookTest: { path: '/api-services/webhook/test', access: 'session' },

  /** The deliveries of the last 30 days, the newest first. */
  webhookDeliveryList: { path: '/api-services/webhook/delivery/list', access: 'session' },

  /** With the payload, and each attempt with its headers and answer. */
  webhookDeliveryDetail: { path: '/api-services/webhook/delivery/detail', access: 'session' },

  /** Delivers an event again, under its id. 301303 while the endpoint is off, 900429 as for a test. */
  webhookResend: { path: '/api-services/webhook/delivery/resend', access: 'session' },

  /** Delivers again what has failed since a time. 301303 while the endpoint is off. */
  webhookResendFailed: { path: '/api-services/webhook/delivery/resendFailed', access: 'session' },

  /** The endpoints of a customer with their last deliveries, for the staff. 900404 for a customer of another agency. */
  staffWebhookList: { path: '/document/permission/webhook/list', access: PERMISSION_PAGE },
});
