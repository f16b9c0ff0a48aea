import { z } from 'zod';
import { RowVersion } from '../../crud.ts';
import { Id, NoResult, text } from '../../fields.ts';
import { pageOf, paging } from '../../page.ts';

/** A class of API services, as the specification's model form has it. */
const fields = {
  code: z.string().regex(/^[A-Za-z][A-Za-z0-9]{1,39}$/),
  name: text(40),
  nameEn: text(60),
  desc: z.string().trim().max(300),
  descEn: z.string().trim().max(300),
  /** The name of one of the product's icons. */
  iconName: z.string().regex(/^[a-z][a-z0-9-]{1,39}$/),
  industryLabel: z.string().trim().max(60),
  industryLabelEn: z.string().trim().max(60),
  /** An entry of the dictionary 服务类型. */
  serviceType: Id.nullable(),
  /** off: its interfaces still answer but are not listed in the documents. */
  serviceStatus: z.enum(['on', 'off']),
};

export const BigClass = z.strictObject({
  classId: Id,
  ...fields,
  /** Of interfaces that use it, drafts included. */
  interfaces: z.number().int().min(0),
  rowVersion: RowVersion,
});
export type BigClass = z.infer<typeof BigClass>;

const input = {
  ...fields,
  desc: fields.desc.default(''),
  descEn: fields.descEn.default(''),
  industryLabel: fields.industryLabel.default(''),
  industryLabelEn: fields.industryLabelEn.default(''),
  serviceType: fields.serviceType.default(null),
  serviceStatus: fields.serviceStatus.default('on'),
};

const ClassVersion = z.strictObject({ classId: Id, rowVersion: RowVersion });

export const bigClassSave = {
  body: z
    .strictObject({
      /** Both are missing for a new class. */
      classId: Id.optional(),
      rowVersion: RowVersion.optional(),
      ...input,
    })
    .refine(({ classId, rowVersion }) => (classId === undefined) === (rowVersion === undefined)),
  result: BigClass,
};

export const bigClassList = {
  body: z.strictObject({
    ...paging,
    filters: z
      .strictObject({
        name: z.string().trim().max(60),
        code: z.string().trim().max(40),
        serviceStatus: fields.serviceStatus,
      })
      .partial()
      .default({}),
  }),
  result: pageOf(BigClass),
};

export const bigClassDelete = { body: ClassVersion, result: NoResult };

const OrderedRows = z.array(ClassVersion).min(1).max(200);
export const bigClassOrder = {
  body: z.strictObject({ rows: OrderedRows }),
  result: z.strictObject({ rows: OrderedRows }),
};
