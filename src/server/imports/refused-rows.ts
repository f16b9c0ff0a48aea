import type { ImportTable } from '../../contract/imports/import-table.ts';
import { isImportProblem } from '../../contract/imports/problems.ts';
import { refusalText } from '../../contract/imports/refusal-text.ts';
import type { Database } from '../platform/db/database.ts';
import type { ImportSource } from './reading/import-source.ts';
import { isUnreadable, readTables } from './reading/read-tables.ts';
import { type RefusedCell, writeRefused } from './reading/write-refused.ts';
import { storedHeaders } from './remembered-mappings.ts';
import { stagingTable } from './staging/staging.ts';
import { withSource } from './stored-files.ts';

/** The most rows of a file of refused rows; a larger one is of no use to anybody. */
const REFUSED_ROWS_MAX = 100_000;

interface ProblemQuery {
  importId: number;
  tableNo: number | undefined;
  code: string | undefined;
  pageNum: number;
  pageSize: number;
}

interface ProblemRow {
  tableNo: number;
  line: number;
  field: string;
  code: string;
  detail: string | null;
  causeTable: number | null;
  causeLine: number | null;
  isLeftOut: boolean;
}

/** Tables of imports that were staged before causes were kept do not have these columns. */
const causes = `(to_jsonb(p) ->> 'cause_table')::integer as "causeTable", (to_jsonb(p) ->> 'cause_line')::integer as "causeLine"`;

/** A page of refused rows and values left out, in the order of the files. Empty once the staging tables are dropped. */
export async function listProblems(db: Database, query: ProblemQuery): Promise<{ rows: ProblemRow[]; total: number }> {
  const { importId, tableNo, code, pageNum, pageSize } = query;
  const refused = stagingTable({ importId }, 'x', 'problem');
  const leftOut = stagingTable({ importId }, 'x', 'left_out_value');
  return db.withSession(async (session) => {
    const [found] = await session.query<{ refused: boolean; leftOut: boolean }>(
      `select to_regclass($1) is not null as refused, to_regclass($2) is not null as "leftOut"`,
      [refused, leftOut],
    );
    if (found?.refused !== true) return { rows: [], total: 0 };
    const valuesToo = found.leftOut ? `union all select *, true from ${leftOut}` : '';
    const table = `(select *, false as is_left_out from ${refused} ${valuesToo})`;
    const where = `where table_no > 0 and ($1::integer is null or table_no = $1) and ($2::text is null or code = $2)`;
    const parameters = [tableNo ?? null, code ?? null];
    const rows = await session.query<ProblemRow>(
      `select table_no as "tableNo", line, field, code, detail, is_left_out as "isLeftOut", ${causes} from ${table} p ${where}
        order by table_no, line, field limit ${pageSize} offset ${(pageNum - 1) * pageSize}`,
      parameters,
    );
    const [counted] = await session.query<{ total: number }>(
      `select count(*)::integer as total from ${table} p ${where}`,
      parameters,
    );
    return { rows, total: counted?.total ?? 0 };
  });
}

interface RefusedTable {
  importId: number;
  table: ImportTable;
  /** All tables of the import. */
  tables: readonly ImportTable[];
}

/** The refused rows of a table, and those with values left out, in its own columns; the files are read from the database. */
export async function writeRefusedRows(
  db: Database,
  given: RefusedTable,
): Promise<{ fileName: string; mediaType: string; content: string }> {
  const text = await withSource(db, given.importId, (source) => refusedRowsOf(db, given, source));
  const base = given.table.file.slice(given.table.file.lastIndexOf('/') + 1);
  return {
    fileName: refusedFileName({ ...given.table, file: base }),
    mediaType: 'text/csv; charset=utf-8',
    content: Buffer.from(text).toString('base64'),
  };
}

/** The name of a table's file of refused rows, for a file in a folder with the folder's name. */
export function refusedFileName({ file, sheet }: Pick<ImportTable, 'file' | 'sheet'>): string {
  const base = file.replace(/\.[^./]*$/, '');
  // Sheets of a workbook have names that files may not have.
  return `${[base, sheet ?? '', 'refused']
    .filter(Boolean)
    .map((part) => part.replace(/[/\\:*?"<>|]/g, '_'))
    .join('-')}.csv`;
}

/** The same as a CSV text, from a source that is open. */
export async function refusedRowsOf(
  db: Database,
  { importId, table, tables }: RefusedTable,
  source: ImportSource,
): Promise<string> {
  const { rows } = await listProblems(db, {
    ...{ importId, tableNo: table.tableNo, code: undefined, pageNum: 1, pageSize: REFUSED_ROWS_MAX },
  });
  const headersOf = createHeaders(table);
  async function* refused(): AsyncGenerator<RefusedCell> {
    for (const row of rows) {
      const { line, field, code, detail } = row;
      if (!isImportProblem(code)) continue;
      yield { line, fields: field === '' ? [] : headersOf(field), detail, problem: refusalText(row, tables) };
    }
  }
  const parts: string[] = [];
  let tableNo = 0;
  for await (const found of readTables(source, storedHeaders(tables))) {
    tableNo += 1;
    if (tableNo !== table.tableNo || isUnreadable(found)) continue;
    for await (const part of writeRefused(found, refused())) parts.push(part);
  }
  return parts.join('');
}

/** The supplier's headers of a field: several where each of them makes a record. */
function createHeaders({ mappings }: ImportTable): (field: string) => readonly string[] {
  const headers = new Map<string, readonly string[]>();
  for (const { columns, unpivot } of mappings) {
    for (const [field, header] of Object.entries(columns)) headers.set(field, [header]);
    if (unpivot !== undefined)
      headers.set(
        unpivot.into,
        unpivot.columns.map(({ header }) => header),
      );
  }
  return (field) => headers.get(field) ?? [field];
}
