import type { ImportPlan } from '../../../contract/imports/import-plan.ts';
import type { ImportTable } from '../../../contract/imports/import-table.ts';
import { type Staging, stagingTable } from '../staging/staging.ts';

/**
 * Rows as the supplier counts them, in all, by table and by file of the format. A row of the supplier may fill several
 * records: a price for each province, a number and its price.
 */
export async function countRows(
  staging: Staging,
  tables: readonly ImportTable[],
  loaded: ReadonlyMap<number, number>,
): Promise<Pick<ImportPlan, 'files' | 'tables' | 'total'>> {
  const found = await staging.session.query<{ tableNo: number; refused: number }>(
    `select table_no as "tableNo", count(distinct line)::integer as refused from ${stagingTable(staging, 'x', 'problem')}
      where table_no > 0 group by table_no`,
  );
  const refused = new Map(found.map((row) => [row.tableNo, row.refused]));
  const sumOf = (of: readonly ImportTable[], counts: ReadonlyMap<number, number>) =>
    of.reduce((sum, { tableNo }) => sum + (counts.get(tableNo) ?? 0), 0);
  const countsOf = (of: readonly ImportTable[]) => ({ rows: sumOf(of, loaded), refused: sumOf(of, refused) });
  const names = [...new Set(tables.flatMap(({ mappings }) => mappings.map(({ file }) => file)))];
  const files = names.map((name) => ({
    file: name,
    ...countsOf(tables.filter(({ mappings }) => mappings.some(({ file }) => file === name))),
  }));
  return {
    files: files.filter(({ rows }) => rows > 0),
    tables: tables
      .filter(({ tableNo }) => loaded.has(tableNo))
      .map((table) => ({ tableNo: table.tableNo, ...countsOf([table]) })),
    total: countsOf(tables),
  };
}
