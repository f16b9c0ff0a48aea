import { z } from 'zod';
import { NoResult } from '../fields.ts';
import { SortOrder } from '../page.ts';
import { EXPORT_PAGE_SIZE, EXPORTED_ROWS_MAX, type ExportedTable, exportedRowsMax, exportedTables } from './rules.ts';

const FieldName = z.string().regex(/^\w+$/).max(60);
const Scalar = z.union([z.string().max(200), z.number(), z.boolean()]);
/** A filter as the list's own call takes it, whose schema the server applies. */
const Condition = z.union([
  Scalar,
  z.null(),
  z.strictObject({ from: Scalar, to: Scalar }).partial(),
  z.strictObject({ is: Scalar }),
  z.strictObject({ not: Scalar }),
  z.strictObject({ empty: z.boolean() }),
]);

const Format = z.enum(['csv', 'xlsx']);

export const listExport = {
  body: z
    .strictObject({
      /** The name of the resource. */
      resource: FieldName,
      filters: z.record(FieldName, Condition),
      sort: z.array(z.strictObject({ field: FieldName, order: SortOrder })).max(3),
      pageNum: z
        .number()
        .int()
        .min(1)
        .max(EXPORTED_ROWS_MAX / EXPORT_PAGE_SIZE),
      /** The file that is made of the rows, for the audit. */
      format: Format,
    })
    .refine(({ pageNum, format }) => pageNum <= exportedRowsMax[format] / EXPORT_PAGE_SIZE, { path: ['pageNum'] }),
  result: z.strictObject({
    /** The items of the resource. */
    rows: z.array(z.record(z.string(), z.unknown())),
    /** Of the whole list, which may have more rows than an export. */
    total: z.number().int().min(0),
  }),
};

// The names of a record are not typed as such.
const tableNames = Object.keys(exportedTables) as ExportedTable[];

export const tableExport = {
  body: z.strictObject({
    table: z.enum(tableNames),
    rows: z.number().int().min(0).max(EXPORTED_ROWS_MAX),
    format: Format,
    /** The query of the page, which has its filters. */
    query: z.string().max(2_000),
  }),
  result: NoResult,
};
