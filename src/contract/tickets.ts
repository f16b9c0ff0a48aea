import { z } from 'zod';
import { Username } from './account.ts';
import { call, Id, Nothing } from './call.ts';
import { RoleValue } from './roles.ts';

/** The power to go over to the external management site of the shop brand. */
export const MANAGE_POWER = '/menu/manage';

/** How long a ticket opens the management site, in seconds. */
export const TICKET_LIFE_S = 60;

/**
 * A link to the external management site: {key} and {token} in its address are a ticket for this one visit, never the
 * session's own secrets.
 */
export const makeTicket = call({
  operation: 'makeTicket',
  path: '/manage/ticket/make',
  access: MANAGE_POWER,
  body: Nothing,
  result: z.strictObject({ url: z.url(), expiresInS: z.number().int() }),
});

const Secret = z.string().regex(/^[\w-]{22,64}$/);

/** The other side's half: who came, told once, within the minute, to the host that the ticket was made for. */
export const redeemTicket = call({
  operation: 'redeemTicket',
  path: '/manage/ticket/redeem',
  access: 'open',
  body: z.strictObject({ key: Secret, token: Secret, host: z.string().min(1).max(255) }),
  result: z.strictObject({
    userId: Id,
    username: Username,
    roleValue: RoleValue,
    agencyCode: z.string().nullable(),
  }),
});
