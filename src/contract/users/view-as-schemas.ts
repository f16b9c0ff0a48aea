import { z } from 'zod';
import { User } from '../account/schemas.ts';
import { EmptyBody, Id, NoResult } from '../fields.ts';
import { VIEW_REASON_LENGTH } from './rules.ts';

export const viewAsUser = {
  body: z.strictObject({
    id: Id,
    reason: z.string().trim().min(VIEW_REASON_LENGTH.min).max(VIEW_REASON_LENGTH.max),
  }),
  /** A session of the user that only reads, and when it ends at the latest. */
  result: z.strictObject({ token: z.string(), secretKey: z.string(), user: User, expiresAt: z.iso.datetime() }),
};

export const endViewAsUser = { body: EmptyBody, result: NoResult };
