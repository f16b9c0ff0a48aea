import { z } from 'zod';
import { audienceFields } from '../audience.ts';
import { Id, text } from '../fields.ts';
import { PageNumber, pageOf } from '../page.ts';

/** Release notes in both languages, one change per line. */
export const Version = z.object({
  versionId: Id,
  version: text(20),
  releasedOn: z.iso.date(),
  title: text(80),
  titleEn: text(80),
  content: text(5_000),
  contentEn: text(5_000),
  ...audienceFields,
  createdAt: z.iso.datetime(),
});

export const EditionQuery = z.strictObject({
  pageNum: PageNumber.default(1),
  pageSize: z.number().int().min(1).max(50).default(10),
  search: z.string().trim().max(40).default(''),
});
export type EditionQuery = z.infer<typeof EditionQuery>;

export const editionList = {
  body: EditionQuery,
  result: pageOf(Version.pick({ versionId: true, version: true, releasedOn: true, title: true, content: true })),
};
