import { z } from 'zod';
import { Id, NoResult } from '../fields.ts';

const UpdateNotice = z.strictObject({
  noticeId: Id,
  title: z.string(),
  version: z.string(),
  /** Sanitised HTML. */
  content: z.string(),
});
export type UpdateNotice = z.infer<typeof UpdateNotice>;

export const updateContent = {
  // Only the caller's own id.
  body: z.strictObject({ userId: Id.optional() }),
  result: z.strictObject({ update: z.union([z.null(), UpdateNotice]) }),
};

export const knowUpdate = {
  body: z.strictObject({ noticeId: Id }),
  result: NoResult,
};
