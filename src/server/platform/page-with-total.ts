interface Wanted {
  pageNum: number;
  pageSize: number;
}

/**
 * A page of rows that each carry how many there are in all. Past the last page there is no row to carry it: then the
 * first one is asked.
 */
export async function pageWithTotal<Row extends { total: number }>(
  { pageNum, pageSize }: Wanted,
  list: (limit: number, offset: number) => Promise<Row[]>,
): Promise<{ rows: Row[]; total: number }> {
  const rows = await list(pageSize, (pageNum - 1) * pageSize);
  const [carrier] = rows.length === 0 && pageNum > 1 ? await list(1, 0) : rows;
  return { rows, total: carrier?.total ?? 0 };
}
