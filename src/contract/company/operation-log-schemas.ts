import { z } from 'zod';
import { Id, NoResult } from '../fields.ts';
import { pageOf, paging } from '../page.ts';
import { MAX_SUBJECT } from './rules.ts';

/** What only the browser knows of: a list taken out as a file, an order or a plan printed. */
export const BrowserAction = z.enum(['export', 'print']);
export type BrowserAction = z.infer<typeof BrowserAction>;

/** What a company's main account needs to see of what was done in its accounts. */
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
  /** What it was done to; empty where the action says it all. */
  subject: z.string(),
  address: z.string(),
  loggedAt: z.iso.datetime(),
});
export type OperationLine = z.infer<typeof OperationLine>;

export const addOperationLog = {
  /** The server itself writes down what it does: only what happens in the browser is told by it, 60 a minute at most. */
  body: z.strictObject({ action: BrowserAction, subject: z.string().trim().max(MAX_SUBJECT).default('') }),
  result: NoResult,
};

export const listOperationLog = {
  /** Days of Asia/Shanghai, the last one included. A sub account asks for its own lines, whatever `userId` says. */
  body: z.strictObject({
    ...paging,
    userId: Id.optional(),
    action: OperationAction.optional(),
    from: Day.optional(),
    to: Day.optional(),
  }),
  /** The newest first; `users` are those whose lines one may see, oneself among them. */
  result: pageOf(OperationLine).extend({
    users: z.array(z.strictObject({ id: Id, username: z.string(), userRealname: z.string().nullable() })),
  }),
};
