import { z } from 'zod';
import { RowVersion } from '../crud.ts';
import { Id, NoResult, text } from '../fields.ts';
import { SortOrder } from '../page.ts';
import { densities } from './rules.ts';

/** The path of a list's page, which is also its power. */
const PagePath = z
  .string()
  .regex(/^\/manager\/[A-Za-z0-9/_-]+$/)
  .max(80);
const FieldName = z.string().regex(/^\w+$/).max(60);

/** A filter of the list as its URL has it; fields and values that the list no longer has are ignored. */
const ViewFilter = z.strictObject({
  field: FieldName,
  operator: z.enum(['eq', 'ne', 'contains', 'gte', 'lte', 'null', 'nnull']),
  value: z.union([z.string().max(200), z.number(), z.boolean()]),
});

/** What a view keeps of a list: relative days stay relative. */
export const ViewState = z.strictObject({
  filters: z.array(ViewFilter).max(60),
  sort: z.array(z.strictObject({ field: FieldName, order: SortOrder })).max(3),
  /** In their order; `width` in pixels, null for the list's own. */
  columns: z.array(z.strictObject({ field: FieldName, width: z.number().int().min(40).max(2000).nullable() })).max(60),
  density: z.enum(densities),
});
export type ViewState = z.infer<typeof ViewState>;

export const SavedView = z.strictObject({
  viewId: Id,
  page: PagePath,
  name: z.string(),
  isShared: z.boolean(),
  /** The caller made it. */
  isOwn: z.boolean(),
  ownerName: z.string(),
  /** The caller’s list opens with it. */
  isDefault: z.boolean(),
  state: ViewState,
  rowVersion: RowVersion,
});
export type SavedView = z.infer<typeof SavedView>;

export const savedViewList = {
  body: z.strictObject({ page: PagePath }),
  /** The caller’s own views, then those shared by others, by name. */
  result: z.array(SavedView),
};

export const savedViewAdd = {
  body: z.strictObject({ page: PagePath, name: text(40), state: ViewState }),
  result: SavedView,
};

export const savedViewEdit = {
  body: z.strictObject({
    id: Id,
    rowVersion: RowVersion,
    values: z.strictObject({ name: text(40), state: ViewState }).partial(),
  }),
  result: SavedView,
};

export const savedViewShare = {
  body: z.strictObject({ id: Id, rowVersion: RowVersion, isShared: z.boolean() }),
  result: SavedView,
};

export const savedViewDelete = {
  body: z.strictObject({ id: Id, rowVersion: RowVersion }),
  result: NoResult,
};

export const savedViewDefault = {
  /** Null: the list opens without a view. */
  body: z.strictObject({ page: PagePath, viewId: Id.nullable() }),
  result: NoResult,
};
