import { z } from 'zod';
import { crud } from '../crud.ts';
import { Notice } from './schemas.ts';

export const notices = crud('notice', {
  item: Notice,
  id: 'noticeId',
  input: Notice.omit({ noticeId: true, createdAt: true }).extend({
    endTime: z.iso.datetime().nullable().default(null),
  }),
  filters: Notice.pick({ title: true, version: true, endTime: true }),
  power: '/manager/notice',
  editVerb: 'update',
});
