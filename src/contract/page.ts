import { z } from 'zod';

export const PageNumber = z.number().int().min(1).max(1_000_000);
/** The specification asks for up to 10,000 rows for whole lists. */
export const PageSize = z.number().int().min(1).max(10_000);

export const SortOrder = z.enum(['asc', 'desc']);

/** Body fields of every paged call; pageNum starts at 1. */
export const paging = { pageNum: PageNumber.default(1), pageSize: PageSize.default(10) };

/** A page of rows, and the total number of rows. */
// @__NO_SIDE_EFFECTS__
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.strictObject({ rows: z.array(row), total: z.number().int().min(0) });
}
