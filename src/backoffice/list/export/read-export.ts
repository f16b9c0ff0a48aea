import type { CrudFilter, CrudSort } from '@refinedev/core';
import type { BodyOf } from '../../../contract/call.ts';
import { exportCalls } from '../../../contract/exports/calls.ts';
import { EXPORT_PAGE_SIZE, exportedRowsMax } from '../../../contract/exports/rules.ts';
import { request } from '../../../providers/calls/client.ts';
import { toFilters, toSort } from '../../../providers/data.ts';
import type { Resource, Row } from '../../resource.ts';

type ExportBody = BodyOf<typeof exportCalls.listExport>;
export type ExportFormat = ExportBody['format'];

interface ExportQuery {
  filters: readonly CrudFilter[];
  sorters: readonly CrudSort[];
  format: ExportFormat;
}

/**
 * The rows of a list up to the limit of the format, and how many the list has. They are read a page at a time, and one that
 * moved to the next page because another was added is taken once.
 * @throws CallError
 */
export async function readExport(
  resource: Resource,
  { filters, sorters, format }: ExportQuery,
): Promise<{ rows: Row[]; total: number }> {
  const { name, crud } = resource;
  const rows = new Map<unknown, Row>();
  const pages = exportedRowsMax[format] / EXPORT_PAGE_SIZE;
  let total = 0;
  for (let pageNum = 1; pageNum <= pages; pageNum++) {
    const page = await request(exportCalls.listExport, {
      resource: name,
      // Checked by the schema of the list, here and on the server.
      filters: toFilters(filters, crud.filters.shape) as ExportBody['filters'],
      sort: toSort(sorters),
      pageNum,
      format,
    });
    total = page.total;
    for (const row of page.rows) rows.set(row[crud.id], row);
    if (page.rows.length < EXPORT_PAGE_SIZE) break;
  }
  return { rows: [...rows.values()], total };
}
