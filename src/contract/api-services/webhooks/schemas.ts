import { z } from 'zod';
import { RowVersion } from '../../crud.ts';
import { EmptyBody, Id, NoResult } from '../../fields.ts';
import {
  DELIVERIES_MAX,
  deliveryProblems,
  deliveryStates,
  ENDPOINT_DESCRIPTION_MAX,
  ENDPOINT_URL_MAX,
  ENDPOINTS_MAX,
  stopReasons,
  webhookEvents,
  webhookEventTypes,
} from './rules.ts';

const Time = z.iso.datetime();
const MaybeTime = Time.nullable();
const Count = z.number().int().min(0);

const settings = {
  url: z.string().trim().min(1).max(ENDPOINT_URL_MAX),
  description: z.string().trim().max(ENDPOINT_DESCRIPTION_MAX),
  events: z.array(z.enum(webhookEvents)).min(1).max(webhookEvents.length),
};

export const WebhookEndpoint = z.strictObject({
  endpointId: Id,
  ...settings,
  isOn: z.boolean(),
  /** Why deliveries turned it off; null if they did not. */
  stoppedReason: z.enum(stopReasons).nullable(),
  stoppedAt: MaybeTime,
  lastSuccessAt: MaybeTime,
  /** The first failure after the last success. */
  failingSince: MaybeTime,
  /** Until when the secret before the last rotation signs too; null: it does not. */
  oldValidUntil: MaybeTime,
  createdAt: Time,
  rowVersion: RowVersion,
});
export type WebhookEndpoint = z.infer<typeof WebhookEndpoint>;

export const WebhookDelivery = z.strictObject({
  deliveryId: Id,
  endpointId: Id,
  /** The header `webhook-id`: the same for every attempt and resend. */
  eventId: z.string(),
  type: z.enum(webhookEventTypes),
  state: z.enum(deliveryStates),
  attempts: Count,
  /** Of the last attempt. */
  status: z.number().int().nullable(),
  problem: z.enum(deliveryProblems).nullable(),
  createdAt: Time,
  lastAttemptAt: MaybeTime,
  /** The next attempt; null when there will be none. */
  dueAt: MaybeTime,
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

export const WebhookAttempt = z.strictObject({
  number: Count,
  attemptedAt: Time,
  status: z.number().int().nullable(),
  problem: z.enum(deliveryProblems).nullable(),
  durationMs: Count,
  /** The first 1 kB of the body. */
  answer: z.string(),
  /** As sent. */
  headers: z.record(z.string(), z.string()),
});
export type WebhookAttempt = z.infer<typeof WebhookAttempt>;

/** The whole secret, which is shown once. */
const IssuedSecret = z.strictObject({ endpoint: WebhookEndpoint, secret: z.string() });
const OfEndpoint = z.strictObject({ endpointId: Id });
const OfDelivery = z.strictObject({ deliveryId: Id });

export const webhookList = {
  body: EmptyBody,
  result: z.strictObject({ endpoints: z.array(WebhookEndpoint), max: z.literal(ENDPOINTS_MAX) }),
};

export const webhookAdd = { body: z.strictObject(settings), result: IssuedSecret };

export const webhookEdit = {
  body: z.strictObject({
    endpointId: Id,
    rowVersion: RowVersion,
    values: z.strictObject({ ...settings, isOn: z.boolean() }).partial(),
  }),
  result: WebhookEndpoint,
};

export const webhookRotate = {
  body: z.strictObject({ endpointId: Id, rowVersion: RowVersion }),
  result: IssuedSecret,
};

export const webhookDelete = { body: OfEndpoint, result: NoResult };
export const webhookTest = { body: OfEndpoint, result: OfDelivery };

export const webhookDeliveryList = {
  body: z.strictObject({
    endpointId: Id.optional(),
    type: z.enum(webhookEventTypes).optional(),
    state: z.enum(deliveryStates).optional(),
    /** The last id of the page before. */
    before: Id.optional(),
    limit: z.number().int().min(1).max(DELIVERIES_MAX).default(20),
  }),
  result: z.strictObject({ rows: z.array(WebhookDelivery), next: Id.nullable() }),
};

export const webhookDeliveryDetail = {
  body: OfDelivery,
  result: z.strictObject({
    delivery: WebhookDelivery,
    url: z.string(),
    /** The body as sent. */
    payload: z.string(),
    tries: z.array(WebhookAttempt),
  }),
};

export const webhookResend = { body: OfDelivery, result: NoResult };

export const webhookResendFailed = {
  body: z.strictObject({ endpointId: Id, since: Time }),
  result: z.strictObject({ count: Count }),
};

export const staffWebhookList = {
  body: z.strictObject({ userId: Id }),
  result: z.strictObject({ endpoints: z.array(WebhookEndpoint), deliveries: z.array(WebhookDelivery) }),
};
