import { z } from 'zod';
import { Id, text } from '../fields.ts';

export const Notice = z.object({
  noticeId: Id,
  title: text(80),
  content: text(20_000),
  version: text(20),
  endTime: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type Notice = z.infer<typeof Notice>;
