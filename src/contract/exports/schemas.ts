import { z } from 'zod';
import { SortOrder } from '../page.ts';
import { EXPORT_PAGE_SIZE, exportedRowsMax, MAX_EXPORTED_ROWS } from './rules.ts';

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
        .max(MAX_EXPORTED_ROWS / EXPORT_PAGE_SIZE),
      /** The file that is made of the rows, for the audit. */
      format: z.enum(['csv', 'xlsx']),
    })
    .refine(({ pageNum, format }) => pageNum <= exportedRowsMax[format] / EXPORT_PAGE_SIZE, { path: ['pageNum'] }),
  result: z.strictObject({
    /** The items of the resource. */
    rows: z.array(z.record(z.string(), z.unknown())),
    /** Of the whole list, which may have more rows than an export. */
    total: z.number().int().min(0),
  }),
};
