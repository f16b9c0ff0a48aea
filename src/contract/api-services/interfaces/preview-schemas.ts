import { z } from 'zod';
import { RowVersion } from '../../crud.ts';
import { EmptyBody, Id } from '../../fields.ts';
import { pageOf, paging } from '../../page.ts';
import { Definition, InterfaceCode, interfaceStatuses } from '../definition.ts';
import { PREVIEW_USERS_MAX } from './rules.ts';

const Unpublished = z.strictObject({
  interfaceId: Id,
  code: InterfaceCode,
  name: z.string(),
  nameEn: z.string(),
  status: z.enum(interfaceStatuses),
  /** Null for an interface that was never published. */
  version: z.number().int().positive().nullable(),
  updatedAt: z.iso.datetime(),
});

/** Definitions that differ from what is served, newest change first. */
export const previewList = {
  body: z.strictObject({
    ...paging,
    filters: z
      .strictObject({ name: z.string().trim().max(60), code: z.string().trim().max(40) })
      .partial()
      .default({}),
  }),
  result: pageOf(Unpublished.extend({ users: z.number().int().min(0), rowVersion: RowVersion })),
};

const PreviewUser = z.strictObject({ userId: Id, username: z.string(), companyName: z.string().nullable() });

export const previewUsers = {
  body: z.strictObject({ interfaceId: Id }),
  result: z.strictObject({ rows: z.array(PreviewUser) }),
};

export const previewSave = {
  body: z.strictObject({
    interfaceId: Id,
    rowVersion: RowVersion,
    /** All of them; main accounts. */
    userIds: z.array(Id).max(PREVIEW_USERS_MAX),
  }),
  result: z.strictObject({ rows: z.array(PreviewUser), rowVersion: RowVersion }),
};

export const myPreviewList = { body: EmptyBody, result: z.strictObject({ rows: z.array(Unpublished) }) };

export const myPreview = {
  body: z.strictObject({ code: InterfaceCode }),
  result: Unpublished.extend({ className: z.string(), classNameEn: z.string(), definition: Definition }),
};
