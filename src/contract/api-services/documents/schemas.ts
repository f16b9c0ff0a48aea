import { z } from 'zod';
import { NoResult } from '../../fields.ts';
import { interfaceStatuses } from '../definition.ts';
import { Block } from './blocks.ts';
import { documentFormats } from './rules.ts';

/** A guide's id, an interface's code, or its number. */
const PageId = z.string().regex(/^[\w-]{1,40}$/);

const PageLink = z.object({ id: z.string(), path: z.string(), title: z.string(), summary: z.string() });

/** The pages of the documents, grouped: guides, then interfaces by class. */
const PageGroup = z.object({
  title: z.string(),
  pages: z.array(PageLink.extend({ isInterface: z.boolean(), status: z.enum(interfaceStatuses) })),
});
export type PageGroup = z.infer<typeof PageGroup>;

export const DocumentPage = z.object({
  id: z.string(),
  path: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Null for a guide. */
  interface: z
    .object({
      code: z.string(),
      version: z.number().int(),
      status: z.enum(interfaceStatuses),
      publishedAt: z.string(),
      sunsetOn: z.string().nullable(),
      replacement: z.object({ code: z.string(), name: z.string() }).nullable(),
    })
    .nullable(),
  blocks: z.array(Block),
});
export type DocumentPage = z.infer<typeof DocumentPage>;

export const documentPage = {
  body: z.strictObject({
    id: PageId,
    /** Of a published interface, what the next version will be; for users who preview it. */
    isPreview: z.boolean().default(false),
  }),
  /** No page for an id that the reader does not have. */
  result: z.object({ groups: z.array(PageGroup), page: DocumentPage.nullable() }),
};

export const documentSearch = {
  body: z.strictObject({}),
  result: z.object({
    entries: z.array(
      z.object({
        /** With the fragment of a field or heading. */
        path: z.string(),
        /** The page that it is on. */
        page: z.string(),
        title: z.string(),
        text: z.string(),
      }),
    ),
  }),
};

export const downloadDoc = {
  body: z.strictObject({
    /** All interfaces by default. */
    code: PageId.optional(),
    format: z.enum(documentFormats),
    lang: z.enum(['zh-CN', 'en']).optional(),
  }),
  result: z.object({
    fileName: z.string(),
    mediaType: z.string(),
    /** Base64. */
    content: z.string(),
  }),
};

export const documentView = { body: z.strictObject({ id: PageId }), result: NoResult };

const Day = z.iso.date();

export const documentStatistics = {
  body: z.strictObject({
    from: Day,
    to: Day,
    id: PageId.optional(),
  }),
  result: z.object({
    total: z.number().int(),
    byPage: z.array(z.object({ id: z.string(), title: z.string(), views: z.number().int() })),
    byDay: z.array(z.object({ day: Day, views: z.number().int() })),
  }),
};
