import { z } from 'zod';
import { RowVersion } from '../crud.ts';
import { Id, NoResult, text } from '../fields.ts';
import { PageNumber, PageSize, pageOf } from '../page.ts';
import { importApplySchemas, importPlanSchemas } from '../record-imports/record-import.ts';
import { NEXT_STEP_MAX, REMARK_MAX, REMARKS_PER_PAGE } from './prospect-rules.ts';

/** A remark of the staff on a user. Its texts are plain: never rendered as HTML. */
export const Remark = z.strictObject({
  id: Id,
  userId: Id,
  /** The author; null when the account is gone. */
  operatorId: Id.nullable(),
  operatorName: z.string().nullable(),
  remarks: z.string(),
  /** An entry of the dictionary 意向; null: not stated. */
  intention: Id.nullable(),
  nextStep: z.string(),
  dueOn: z.iso.date().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** The caller may change and delete it. */
  canEdit: z.boolean(),
  rowVersion: RowVersion,
});
export type Remark = z.infer<typeof Remark>;

export const remarkList = {
  body: z.strictObject({
    userId: Id,
    pageNum: PageNumber.default(1),
    pageSize: PageSize.default(REMARKS_PER_PAGE),
  }),
  result: pageOf(Remark),
};

export const remarkUpdate = {
  body: z
    .strictObject({
      /** The remark to change, with the version that was seen; a new remark without. */
      id: Id.optional(),
      rowVersion: RowVersion.optional(),
      userId: Id,
      /** The session's own id; 900403 for any other. */
      operatorId: Id.optional(),
      remarks: text(REMARK_MAX),
      intention: Id.nullable().optional(),
      nextStep: z.string().trim().max(NEXT_STEP_MAX).optional(),
      dueOn: z.iso.date().nullable().optional(),
    })
    .refine(({ id, rowVersion }) => (id === undefined) === (rowVersion === undefined), { path: ['rowVersion'] }),
  result: Remark,
};

export const remarkDelete = {
  body: z.strictObject({ id: Id, rowVersion: RowVersion, userId: Id }),
  result: NoResult,
};

/** A row of an imported file. */
export const RemarkRow = z.object({
  /** The user name, the whole phone number, or the id. */
  user: text(60),
  remarks: text(REMARK_MAX),
  /** The name of an entry of the dictionary 意向 in either language. */
  intention: text(60).nullable().default(null),
  nextStep: z.string().trim().max(NEXT_STEP_MAX).default(''),
  dueOn: z.iso.date().nullable().default(null),
});

export const remarkImportPlan = importPlanSchemas;
export const remarkImportApply = importApplySchemas;
