import { z } from 'zod';
import { Id, NoResult } from '../fields.ts';
import { pageOf, paging } from '../page.ts';
import { SUBJECT_MAX_LENGTH } from './rules.ts';

/** Actions that only the browser knows about. */
export const BrowserAction = z.enum(['export', 'print']);
export type BrowserAction = z.infer<typeof BrowserAction>;

/** Actions of a company's accounts, as shown to its main account. */
export const OperationAction = z.enum([
  'login',
  'logout',
  'register',
  'password',
  'passwordReset',
  'phone',
  'username',
  'profile',
  'sessionEnd',
  'province',
  'orderRemove',
  'subAdd',
  'subEdit',
  'subDisable',
  'subEnable',
  'subPassword',
  'allocate',
  'takeBack',
  'packageAsk',
  'packageAnswer',
  'purchase',
  'refund',
  // By deliveries that failed for too long.
  'webhookStopped',
  // By the staff.
  'staffEdit',
  'staffReset',
  'staffDisable',
  'staffEnable',
  'staffRole',
  'staffPhone',
  'staffSessionEnd',
  'staffViewAs',
  'staffRefund',
  ...BrowserAction.options,
]);
export type OperationAction = z.infer<typeof OperationAction>;
const Day = z.iso.date();

const OperationLine = z.strictObject({
  logId: Id,
  userId: Id,
  username: z.string(),
  userRealname: z.string().nullable(),
  action: OperationAction,
  /** The object of the action; empty for an action without one. */
  subject: z.string(),
  address: z.string(),
  loggedAt: z.iso.datetime(),
});
export type OperationLine = z.infer<typeof OperationLine>;

export const addOperationLog = {
  /** Only browser actions, at most 60 a minute: the server logs everything else itself. */
  body: z.strictObject({ action: BrowserAction, subject: z.string().trim().max(SUBJECT_MAX_LENGTH).default('') }),
  result: NoResult,
};

export const listOperationLog = {
  /** Days in Asia/Shanghai, `to` inclusive. A sub account always gets its own entries; its `userId` is ignored. */
  body: z.strictObject({
    ...paging,
    userId: Id.optional(),
    action: OperationAction.optional(),
    from: Day.optional(),
    to: Day.optional(),
  }),
  /** Newest first; `users` are the accounts whose lines the caller may see. */
  result: pageOf(OperationLine).extend({
    users: z.array(z.strictObject({ id: Id, username: z.string(), userRealname: z.string().nullable() })),
  }),
};
