import { z } from 'zod';
import { call, Done, Nothing } from './call.ts';
import { platforms } from './platform.ts';

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

export const listSessions = call({
  operation: 'listSessions',
  path: '/users/sessions/list',
  access: 'session',
  body: Nothing,
  /** The one that asks first, then the last used. */
  result: z.array(OwnSession),
});

/** Ends one of one's own; another's looks like a missing one (900404). */
export const endSession = call({
  operation: 'endSession',
  path: '/users/sessions/end',
  access: 'session',
  body: z.strictObject({ sessionId: z.uuid() }),
  result: Done,
});

export const endOtherSessions = call({
  operation: 'endOtherSessions',
  path: '/users/sessions/endOthers',
  access: 'session',
  body: Nothing,
  /** How many were ended. */
  result: z.strictObject({ ended: z.number().int().min(0) }),
});
