import { z } from 'zod';
import { RoleValue } from '../access/role-schemas.ts';
import { Username } from '../account/user-schemas.ts';
import { EmptyBody, Id } from '../fields.ts';

export const makeTicket = {
  body: EmptyBody,
  result: z.strictObject({ url: z.url(), expiresInS: z.number().int() }),
};

const Secret = z.string().regex(/^[\w-]{22,64}$/);

/** The user who signs in to the management site. */
export const TicketHolder = z.strictObject({
  userId: Id,
  username: Username,
  roleValue: RoleValue,
  agencyCode: z.string().nullable(),
});
export type TicketHolder = z.infer<typeof TicketHolder>;

export const redeemTicket = {
  body: z.strictObject({ key: Secret, token: Secret, host: z.string().min(1).max(255) }),
  result: TicketHolder,
};
