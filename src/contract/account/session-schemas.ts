import { z } from 'zod';
import { EmptyBody, NoResult } from '../fields.ts';
import { platforms } from '../platform.ts';

/** A device on which the user is signed in. */
export const OwnSession = z.strictObject({
  sessionId: z.uuid(),
  /** Empty when the browser sent none. */
  userAgent: z.string(),
  address: z.string(),
  platform: z.enum(platforms),
  createdAt: z.iso.datetime(),
  /** Accurate to the minute. */
  seenAt: z.iso.datetime(),
  /** A staff member views the storefront as the user (ADR 30): not a device of the user. */
  isView: z.boolean(),
  /** The session of this request. */
  isCurrent: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSession>;

export const listSessions = {
  body: EmptyBody,
  /** The current session first, then by last use. */
  result: z.array(OwnSession),
};

export const endSession = {
  body: z.strictObject({ sessionId: z.uuid() }),
  result: NoResult,
};

export const endOtherSessions = {
  body: EmptyBody,
  /** Number of ended sessions. */
  result: z.strictObject({ ended: z.number().int().min(0) }),
};
