import { z } from 'zod';
import { RowVersion } from '../../crud.ts';
import { EmptyBody, Id, NoResult, text } from '../../fields.ts';
import { InterfaceCode } from '../definition.ts';
import { KEYS_MAX, keyModes } from '../wire.ts';
import { KEY_NETWORKS_MAX, KEY_PER_DAY_MAX, KEY_PER_SECOND_MAX, ROTATION_HOURS_MAX } from './rules.ts';

/** An address, or a network such as 10.0.0.0/8. */
const Network = z.union([z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()]);

const settings = {
  name: text(60),
  /** Codes of interfaces; null: all that the customer may call. */
  interfaces: z.array(InterfaceCode).min(1).max(100).nullable(),
  /** CIDR ranges that may use the key; an empty list allows all. */
  networks: z.array(Network).max(KEY_NETWORKS_MAX),
  /** Null: only the customer's own limit. */
  perSecond: z.number().int().min(1).max(KEY_PER_SECOND_MAX).nullable(),
  perDay: z.number().int().min(1).max(KEY_PER_DAY_MAX).nullable(),
  expiresAt: z.iso.datetime().nullable(),
};

export const ApiKey = z.strictObject({
  keyId: Id,
  /** Names the key in the header `x-epc-key-id` of a signed request. */
  accessId: z.string(),
  mode: z.enum(keyModes),
  ...settings,
  /** The last characters of the key. */
  hint: z.string(),
  createdAt: z.iso.datetime(),
  /** To the minute. */
  lastUsedAt: z.iso.datetime().nullable(),
  lastUsedAddress: z.string().nullable(),
  /** Until when the key before the last rotation stays valid; null: it is not. */
  oldValidUntil: z.iso.datetime().nullable(),
  isExpired: z.boolean(),
  rowVersion: RowVersion,
});
export type ApiKey = z.infer<typeof ApiKey>;

/** The whole key, which is shown once. */
const IssuedKey = z.strictObject({ key: ApiKey, secret: z.string() });

const Version = { keyId: Id, rowVersion: RowVersion };

export const apiKeyList = {
  body: EmptyBody,
  result: z.strictObject({ keys: z.array(ApiKey), max: z.literal(KEYS_MAX) }),
};

export const apiKeyAdd = {
  body: z.strictObject({ mode: z.enum(keyModes), ...settings }),
  /** Units given with the first live key. */
  result: IssuedKey.extend({ trialUnits: z.number().int().min(0) }),
};

export const apiKeyEdit = {
  body: z.strictObject({ ...Version, values: z.strictObject(settings).partial() }),
  result: ApiKey,
};

export const apiKeyRotate = {
  body: z.strictObject({ ...Version, oldValidHours: z.number().int().min(0).max(ROTATION_HOURS_MAX) }),
  result: IssuedKey,
};

export const apiKeyRevoke = { body: z.strictObject({ keyId: Id }), result: NoResult };
