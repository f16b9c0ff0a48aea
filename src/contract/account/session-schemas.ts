import { z } from 'zod';
import { EmptyBody, NoResult } from '../fields.ts';
import { platforms } from '../platform.ts';

/** A place where the user is signed in. */
export const OwnSession = z.strictObject({
  sessionId: z.uuid(),
  /** As the browser gave it; empty where it gave none. */
  userAgent: z.string(),
  address: z.string(),
  platform: z.enum(platforms),
  createdAt: z.iso.datetime(),
  /** To the minute. */
  seenAt: z.iso.datetime(),
  /** The one that asks. */
  isCurrent: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSession>;

export const listSessions = {
  body: EmptyBody,
  /** The one that asks first, then the last used. */
  result: z.array(OwnSession),
};

export const endSession = {
  body: z.strictObject({ sessionId: z.uuid() }),
  result: NoResult,
};

export const endOtherSessions = {
  body: EmptyBody,
  /** How many were ended. */
  result: z.strictObject({ ended: z.number().int().min(0) }),
};
