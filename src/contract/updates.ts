import { z } from 'zod';
import { call, Done, Id } from './call.ts';

const UpdateNotice = z.strictObject({
  noticeId: Id,
  title: z.string(),
  version: z.string(),
  /** Plain text: nothing in it is markup. */
  content: z.string(),
});
export type UpdateNotice = z.infer<typeof UpdateNotice>;

/** The newest notice, unless the user knows it, it has ended, or it is older than the account. */
export const updateContent = call({
  operation: 'updateContent',
  path: '/notice/updateContent',
  access: 'session',
  // Only one's own.
  body: z.strictObject({ userId: Id.optional() }),
  result: z.strictObject({ update: z.union([z.null(), UpdateNotice]) }),
});

/** The user has read this notice; it and the ones before it are not shown again. */
export const knowUpdate = call({
  operation: 'knowUpdate',
  path: '/notice/know',
  access: 'session',
  body: z.strictObject({ noticeId: Id }),
  result: Done,
});
