import { z } from 'zod';
import { crud } from '../crud.ts';
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

export const notices = crud('notice', {
  item: Notice,
  id: 'noticeId',
  nameField: 'title',
  input: Notice.omit({ noticeId: true, createdAt: true }).extend({
    endTime: z.iso.datetime().nullable().default(null),
  }),
  filters: Notice.pick({ title: true, version: true, endTime: true }),
  power: '/manager/notice',
  editVerb: 'update',
});
