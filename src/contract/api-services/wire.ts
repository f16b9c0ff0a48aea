import { z } from 'zod';

/** The envelope of an interface's answer: that of every call, the request's id and the charge. */
export const ApiCharge = z.strictObject({
  /** Units taken by this call. */
  count: z.number().int().min(0),
  reason: z.enum(['charged', 'free', 'empty', 'error', 'repeated', 'test']),
  /** Units left for the interface; null with a test key. */
  remaining: z.number().int().min(0).nullable(),
});
export type ApiCharge = z.infer<typeof ApiCharge>;

export const ApiEnvelope = z.strictObject({
  code: z.string(),
  message: z.string(),
  result: z.unknown(),
  requestId: z.string(),
  charge: ApiCharge,
});
export type ApiEnvelope = z.infer<typeof ApiEnvelope>;

/** Keys begin with what they are for. */
export const keyModes = ['live', 'test'] as const;
export type KeyMode = (typeof keyModes)[number];
export const KEY_PREFIX: Readonly<Record<KeyMode, string>> = { live: 'epc_live_', test: 'epc_test_' };
export const KEYS_MAX = 5;

/** How a field of an answer is given to a customer; a field without a rule is given in full. */
export const fieldRules = ['full', 'masked', 'absent'] as const;
export type FieldRule = (typeof fieldRules)[number];

/** Rules by the dotted path of the field in the result (parameters.ts). */
export const FieldRules = z.record(z.string().max(200), z.enum(fieldRules));
export type FieldRules = z.infer<typeof FieldRules>;

/** Headers of a signed request. The recipe is in contract/api-services/signature.ts. */
export const signatureHeaders = {
  keyId: 'x-epc-key-id',
  timestamp: 'x-epc-timestamp',
  nonce: 'x-epc-nonce',
  signature: 'x-epc-signature',
} as const;
/** How far the time of a signed request may be off. */
export const SIGNATURE_WINDOW_S = 300;

export const idempotencyHeader = 'idempotency-key';
export const IDEMPOTENCY_HOURS = 24;
