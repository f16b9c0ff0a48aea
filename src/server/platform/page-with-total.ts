interface Paging {
  pageNum: number;
  pageSize: number;
}

/**
 * A page of rows, each of which carries the total. Past the last page there is no row, so the total is read from the
 * first one.
 */
export async function pageWithTotal<Row extends { total: number }>(
  { pageNum, pageSize }: Paging,
  list: (limit: number, offset: number) => Promise<Row[]>,
): Promise<{ rows: Row[]; total: number }> {
  const rows = await list(pageSize, (pageNum - 1) * pageSize);
  const [anyRow] = rows.length === 0 && pageNum > 1 ? await list(1, 0) : rows;
  return { rows, total: anyRow?.total ?? 0 };
}
