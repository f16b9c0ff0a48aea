import { z } from 'zod';
import { RowVersion } from '../../crud.ts';
import { EmptyBody, Id, NoResult, text } from '../../fields.ts';
import { PageNumber, PageSize, pageOf, paging, SortOrder } from '../../page.ts';
import { chargeRules, Definition, InterfaceCode, interfaceStatuses } from '../definition.ts';
import { ParameterKind } from '../parameters.ts';
import { DefinitionChange } from './definition-diff.ts';

const Version = z.number().int().positive();
const Notes = z.string().trim().max(2_000).default('');

/** A row of the list; names, class and source are those of the definition as the editor has it. */
const InterfaceRow = z.strictObject({
  interfaceId: Id,
  code: InterfaceCode,
  name: z.string(),
  nameEn: z.string(),
  classId: Id,
  className: z.string(),
  classNameEn: z.string(),
  status: z.enum(interfaceStatuses),
  /** The version that is served; null before the first publication. */
  version: Version.nullable(),
  /** The editor's definition differs from the one that is served. */
  hasChanges: z.boolean(),
  sourceKind: z.enum(['operation', 'upstream']),
  count: z.number().int(),
  rule: z.enum(chargeRules),
  /** The first day without answers. */
  sunsetOn: z.iso.date().nullable(),
  replacementCode: z.string().nullable(),
  updatedAt: z.iso.datetime(),
  /** Empty: the product, or an account that is gone. */
  updatedBy: z.string(),
  rowVersion: RowVersion,
});
export type InterfaceRow = z.infer<typeof InterfaceRow>;

export const Interface = InterfaceRow.extend({
  definition: Definition,
  deprecatedAt: z.iso.datetime().nullable(),
});
export type Interface = z.infer<typeof Interface>;

const InterfaceVersion = z.strictObject({ interfaceId: Id, rowVersion: RowVersion });

export const interfaceList = {
  body: z.strictObject({
    ...paging,
    sort: z.strictObject({ field: z.enum(['code', 'name', 'status', 'updatedAt']), order: SortOrder }).optional(),
    filters: z
      .strictObject({
        /** A part of either name, or of the code. */
        name: z.string().trim().max(60),
        code: z.string().trim().max(40),
        status: z.enum(interfaceStatuses),
        classId: Id,
      })
      .partial()
      .default({}),
  }),
  result: pageOf(InterfaceRow),
};

export const interfaceSave = {
  body: z
    .strictObject({
      /** Both are missing for a new interface. */
      interfaceId: Id.optional(),
      rowVersion: RowVersion.optional(),
      code: InterfaceCode,
      definition: Definition,
    })
    .refine(({ interfaceId, rowVersion }) => (interfaceId === undefined) === (rowVersion === undefined)),
  result: Interface,
};

export const interfaceDelete = { body: InterfaceVersion, result: NoResult };
export const interfaceByName = { body: z.strictObject({ name: text(60) }), result: Interface };
export const interfaceByCode = { body: z.strictObject({ code: InterfaceCode }), result: Interface };

/** Where a definition states something else than its source does, and what is true. */
export const DefinitionProblem = z.strictObject({ path: z.string(), message: z.string() });

export const interfaceCheck = {
  body: z.strictObject({ interfaceId: Id }),
  result: z.strictObject({
    problems: z.array(DefinitionProblem),
    /** What publishing would change; everything for the first version. */
    changes: z.array(DefinitionChange),
    isBreaking: z.boolean(),
  }),
};

export const interfacePublish = {
  body: InterfaceVersion.extend({ notes: Notes, notesEn: Notes }),
  result: Interface,
};

export const interfaceDeprecate = {
  body: InterfaceVersion.extend({
    sunsetOn: z.iso.date(),
    replacementCode: InterfaceCode.nullable().default(null),
  }),
  result: Interface,
};

export const interfaceOff = { body: InterfaceVersion, result: Interface };

export const interfaceDiff = {
  body: z.strictObject({
    interfaceId: Id,
    from: Version,
    /** Null: the definition as the editor has it. */
    to: Version.nullable().default(null),
  }),
  result: z.strictObject({ changes: z.array(DefinitionChange), isBreaking: z.boolean() }),
};

/** The operations that interfaces can be bound to, in the caller's language. */
export const operationList = {
  body: EmptyBody,
  result: z.strictObject({
    rows: z.array(z.strictObject({ operation: z.string(), name: z.string(), summary: z.string() })),
  }),
};

export const interfaceTemplate = {
  body: z.strictObject({ operation: z.string().max(60), classId: Id }),
  result: z.strictObject({ code: InterfaceCode, definition: Definition }),
};

export const fields = {
  body: z.strictObject({ code: InterfaceCode }),
  result: z.strictObject({
    rows: z.array(
      z.strictObject({
        part: z.enum(['body', 'response']),
        /** Dotted, without the part. */
        path: z.string(),
        depth: z.number().int().min(0),
        name: z.string(),
        type: ParameterKind,
        empty: z.boolean(),
        desc: z.string(),
        descEn: z.string(),
      }),
    ),
  }),
};

export const versionDocs = {
  body: z.strictObject({
    pageNum: PageNumber.default(1),
    pageSize: PageSize.default(10),
    filters: z.strictObject({ code: InterfaceCode, isBreaking: z.boolean() }).partial().default({}),
  }),
  result: pageOf(
    z.strictObject({
      interfaceId: Id,
      code: InterfaceCode,
      name: z.string(),
      nameEn: z.string(),
      version: Version,
      notes: z.string(),
      notesEn: z.string(),
      changes: z.array(DefinitionChange),
      isBreaking: z.boolean(),
      publishedAt: z.iso.datetime(),
      /** Empty: published with the product. */
      publishedBy: z.string(),
    }),
  ),
};
