/** Events that an endpoint can listen to. */
export const webhookEvents = [
  'quota.threshold',
  'key.expiring',
  'interface.deprecated',
  'vin_request.answered',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Sent on request, to one endpoint, whatever it listens to. */
export const TEST_EVENT = 'test';
export const webhookEventTypes = [...webhookEvents, TEST_EVENT] as const;
export type WebhookEventType = (typeof webhookEventTypes)[number];

export const ENDPOINTS_MAX = 5;
export const ENDPOINT_URL_MAX = 500;
export const ENDPOINT_DESCRIPTION_MAX = 120;

export const SECRET_PREFIX = 'whsec_';
/** Samples take the secret from this environment variable. */
export const WEBHOOK_SECRET_VARIABLE = 'EPC_WEBHOOK_SECRET';
/** How long the secret before a rotation signs too. */
export const OLD_SECRET_HOURS = 24;

/** The headers of Standard Webhooks. */
export const webhookHeaders = {
  id: 'webhook-id',
  timestamp: 'webhook-timestamp',
  signature: 'webhook-signature',
} as const;

export const DELIVERY_TIMEOUT_MS = 10_000;
/** Of an answer, so much is read, and so much is kept for the log. */
export const ANSWER_READ_BYTES = 64 * 1024;
export const ANSWER_KEPT_BYTES = 1024;

/** Seconds from a failed attempt to the next one, about three days in all; each is up to a fifth shorter or longer. */
export const RETRY_DELAYS_S = [5, 30, 120, 600, 1_800, 3_600, 10_800, 21_600, 43_200, 86_400, 86_400] as const;
export const RETRY_JITTER = 0.2;

export const deliveryStates = ['pending', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why an attempt brought no answer of success; `secret`: the stored secret cannot be opened. */
export const deliveryProblems = [
  'unknownHost',
  'privateAddress',
  'unreachable',
  'timeout',
  'redirect',
  'status',
  'secret',
] as const;
export type DeliveryProblem = (typeof deliveryProblems)[number];

/** Why deliveries have turned an endpoint off: it answered 410, or every attempt failed for as long as there are retries. */
export const stopReasons = ['gone', 'failing'] as const;
export type StopReason = (typeof stopReasons)[number];

/** Deliveries are kept for so long. */
export const DELIVERY_LOG_DAYS = 30;
export const DELIVERIES_MAX = 100;
