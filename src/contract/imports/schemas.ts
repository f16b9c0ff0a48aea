import { z } from 'zod';
import { Id, NoResult, text } from '../fields.ts';
import { pageOf, paging } from '../page.ts';
import type { CatalogueFileName } from './format/catalogue-file.ts';
import { catalogueFiles } from './format/catalogue-files.ts';
import type { ImportPlan } from './import-plan.ts';
import type { ImportTable } from './import-table.ts';
import type { SourceProblem } from './problems.ts';
import { IMPORT_BYTES_MAX, IMPORT_FILES_MAX, IMPORT_HEADER_LINE_MAX, importFailures, importStatuses } from './rules.ts';

const count = z.number().int().min(0);
const Time = z.string();
const FileName = z.enum(catalogueFiles.map(({ name }) => name) as [CatalogueFileName, ...CatalogueFileName[]]);
const SourceCode = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/);
const RowVersion = z.number().int().positive();

const Mapping = z.strictObject({
  file: FileName,
  columns: z.record(z.string().max(60), z.string().max(500)),
  constants: z.record(z.string().max(60), z.string().max(200)).optional(),
  unpivot: z
    .strictObject({
      into: z.string().max(60),
      columns: z
        .array(
          z.strictObject({ header: z.string().max(500), constants: z.record(z.string().max(60), z.string().max(200)) }),
        )
        .max(200),
    })
    .optional(),
  dateOrder: z.enum(['dayFirst', 'monthFirst']).optional(),
});

const Summary = z.strictObject({
  importId: Id,
  sourceCode: z.string(),
  sourceName: z.string(),
  isFull: z.boolean(),
  status: z.enum(importStatuses),
  files: z.array(z.string()),
  bytes: count,
  receivedBytes: count,
  createdAt: Time,
  changedAt: Time,
  createdBy: z.string().nullable(),
  /** The name of the API key that uploaded it; null for a person or a command. */
  keyName: z.string().nullable(),
  /** Made by `npm run import`. */
  isByCommand: z.boolean(),
  rowVersion: RowVersion,
});
export type ImportSummary = z.infer<typeof Summary>;

const Progress = z.strictObject({
  step: z.enum(['inspecting', 'reading', 'pictures', 'checking', 'planning', 'publishing']).nullable(),
  /** Rows while reading, files of the format while checking (of `total`). */
  done: count,
  total: count.nullable(),
});

const Failure = z.strictObject({
  code: z.enum(importFailures),
  detail: z.string(),
  /** The file that cannot be read, why, and the line from which on; of a whole folder or zip. */
  source: z
    .strictObject({
      file: z.string(),
      problem: z.custom<SourceProblem>((value) => typeof value === 'string'),
      line: count.nullable(),
    })
    .optional(),
});
export type ImportFailed = z.infer<typeof Failure>;

export const importList = { body: z.strictObject(paging), result: pageOf(Summary) };

export const importGet = {
  body: z.strictObject({ importId: Id }),
  result: Summary.extend({
    tables: z.array(z.custom<ImportTable>((value) => typeof value === 'object' && value !== null)),
    uploads: z.array(z.strictObject({ path: z.string(), bytes: count, receivedBytes: count })),
    progress: Progress,
    plan: z.custom<ImportPlan>((value) => typeof value === 'object' && value !== null).nullable(),
    failure: Failure.nullable(),
    /** Its plan is above a limit, and a second person was asked to approve it. */
    waitsForApproval: z.boolean(),
    version: Id.nullable(),
    /** When and by whom its version was taken back, and whether it is kept to be published again. */
    withdrawn: z.strictObject({ at: Time, by: z.string().nullable(), canPublishAgain: z.boolean() }).nullable(),
  }),
};

export const importSourceList = {
  body: z.strictObject({}),
  result: z.array(z.strictObject({ sourceId: Id, code: z.string(), name: z.string() })),
};

export const importCreate = {
  body: z.strictObject({
    sourceCode: SourceCode,
    sourceName: text(60),
    isFull: z.boolean(),
    files: z
      .array(z.strictObject({ path: text(300), bytes: z.number().int().min(1).max(IMPORT_BYTES_MAX) }))
      .min(1)
      .max(IMPORT_FILES_MAX)
      .refine((files) => files.reduce((sum, { bytes }) => sum + bytes, 0) <= IMPORT_BYTES_MAX),
  }),
  result: z.strictObject({ importId: Id }),
};

export const importUpload = {
  body: z.strictObject({ importId: Id, path: text(300), startsAt: count }),
  result: z.strictObject({ receivedBytes: count }),
};

export const importStart = { body: z.strictObject({ importId: Id }), result: NoResult };

/** Rows from the beginning in which a header may be chosen. */
const HeaderLine = z.number().int().min(1).max(IMPORT_HEADER_LINE_MAX);

export const importTable = {
  body: z.strictObject({ importId: Id, tableNo: Id, headerLine: HeaderLine }),
  /** Null for a row that cannot be a header. */
  result: z.custom<ImportTable>((value) => typeof value === 'object' && value !== null).nullable(),
};

export const importMap = {
  body: z.strictObject({
    importId: Id,
    rowVersion: RowVersion,
    tables: z
      .array(
        z.strictObject({
          tableNo: Id,
          mappings: z.array(Mapping).max(4),
          /** Where the header is, if another row than the suggested one was chosen. */
          headerLine: HeaderLine.optional(),
        }),
      )
      .max(IMPORT_FILES_MAX),
    /** Keeps the mappings for later tables of this supplier with the same columns. */
    isRemembered: z.boolean(),
  }),
  result: NoResult,
};

export const importReplaceNewer = {
  body: z.strictObject({ importId: Id, rowVersion: RowVersion, replacesNewer: z.boolean() }),
  result: NoResult,
};

export const importPublish = { body: z.strictObject({ importId: Id, rowVersion: RowVersion }), result: NoResult };
export const importDiscard = { body: z.strictObject({ importId: Id, rowVersion: RowVersion }), result: NoResult };

export const importProblems = {
  body: z.strictObject({ ...paging, importId: Id, tableNo: Id.optional(), code: z.string().max(60).optional() }),
  result: pageOf(
    z.strictObject({
      tableNo: count,
      line: count,
      field: z.string(),
      code: z.string(),
      /** In the caller's language. */
      reason: z.string(),
      detail: z.string().nullable(),
    }),
  ),
};

export const importRefused = {
  body: z.strictObject({ importId: Id, tableNo: Id }),
  result: z.strictObject({ fileName: z.string(), mediaType: z.string(), content: z.string() }),
};

export const importKeyList = {
  body: z.strictObject({}),
  result: z.array(
    z.strictObject({
      keyId: Id,
      accessId: z.string(),
      keyName: z.string(),
      /** The owner of the key. */
      username: z.string(),
      sourceId: Id,
      sourceCode: z.string(),
      sourceName: z.string(),
      mayPublish: z.boolean(),
      addedAt: Time,
      addedBy: z.string().nullable(),
      /** Neither revoked nor expired. */
      isLive: z.boolean(),
    }),
  ),
};

export const importKeyAdd = {
  body: z.strictObject({
    accessId: z.string().trim().min(1).max(40),
    sourceCode: SourceCode,
    sourceName: text(60),
    /** Its price lists are published without a person, below the limits for a second person. */
    mayPublish: z.boolean(),
  }),
  result: NoResult,
};

export const importKeyDelete = { body: z.strictObject({ keyId: Id, sourceId: Id }), result: NoResult };

export const catalogueVersionList = {
  body: z.strictObject(paging),
  result: pageOf(
    z.strictObject({
      version: Id,
      importId: Id.nullable(),
      sourceName: z.string(),
      publishedAt: Time,
      publishedBy: z.string().nullable(),
      counts: z.record(z.string(), z.strictObject({ new: count, changed: count, gone: count })),
      withdrawnAt: Time.nullable(),
      withdrawnBy: z.string().nullable(),
      canWithdraw: z.boolean(),
      /** Taken back, and still kept. */
      canPublishAgain: z.boolean(),
    }),
  ),
};

export const catalogueVersionWithdraw = {
  body: z.strictObject({ version: Id }),
  /** New records that something refers to by now stay. */
  result: z.strictObject({ stayed: count }),
};

export const catalogueVersionPublishAgain = {
  body: z.strictObject({ version: Id }),
  result: z.strictObject({ importId: Id }),
};
