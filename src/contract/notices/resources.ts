import { z } from 'zod';
import { audienceFields, audienceInput } from '../audience.ts';
import { crud } from '../crud.ts';
import { Id, RichText, text } from '../fields.ts';

/** Shown to its audience from `startTime` (null: from its creation) until `endTime` (null: always). */
export const Notice = z.object({
  noticeId: Id,
  title: text(80),
  content: RichText,
  version: text(20),
  startTime: z.iso.datetime().nullable(),
  endTime: z.iso.datetime().nullable(),
  ...audienceFields,
  createdAt: z.iso.datetime(),
});
export type Notice = z.infer<typeof Notice>;

export const notices = crud('notice', {
  item: Notice,
  id: 'noticeId',
  nameField: 'title',
  input: Notice.omit({ noticeId: true, createdAt: true }).extend({
    startTime: z.iso.datetime().nullable().default(null),
    endTime: z.iso.datetime().nullable().default(null),
    ...audienceInput,
  }),
  filters: Notice.pick({
    title: true,
    version: true,
    startTime: true,
    endTime: true,
    audiencePlatform: true,
    audienceLanguage: true,
  }),
  power: '/manager/notice',
  editVerb: 'update',
});
