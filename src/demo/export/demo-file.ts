import { addDays } from '../../contract/days/calendar-days.ts';
import type { CatalogueFileName } from '../../contract/imports/format/catalogue-file.ts';
import type { Cell } from '../../server/platform/db/copy.ts';
import type { CataloguePlan } from '../catalogue/plan/catalogue-plan.ts';
import type { Table } from '../catalogue/tables/table.ts';

/** A row of a table by its columns. */
export type Row = Readonly<Record<string, Cell>>;

/** A file of the catalogue format: its columns, and cells in their order. */
export interface DemoFile {
  /** Relative to the exported folder. */
  path: string;
  columns: readonly string[];
  rows: (plan: CataloguePlan) => Iterable<readonly Cell[]>;
}

/** Where a field comes from: a column, or a function of the row. */
type Origin = string | ((row: Row, plan: CataloguePlan) => Cell);

interface Part {
  table: Table;
  fields: Readonly<Record<string, Origin>>;
  isKept?: (row: Row) => boolean;
}

/** The file whose rows are those of tables, one after the other. All parts have the same fields. */
export function fileOf(
  file: CatalogueFileName | `${string}/${CatalogueFileName}`,
  ...parts: readonly Part[]
): DemoFile {
  return {
    path: `${file}.csv`,
    columns: Object.keys(parts[0]?.fields ?? {}),
    *rows(plan) {
      for (const { table, fields, isKept } of parts) {
        const origins = Object.values(fields);
        for (const row of rowsOf(table, plan)) {
          if (isKept?.(row) === false) continue;
          yield origins.map((origin) => (typeof origin === 'string' ? (row[origin] ?? null) : origin(row, plan)));
        }
      }
    },
  };
}

export function* rowsOf({ columns, rows }: Table, plan: CataloguePlan): Generator<Row> {
  for (const cells of rows(plan)) {
    yield Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? null]));
  }
}

export function tableNamed(tables: readonly Table[], name: string): Table {
  const found = tables.find((table) => table.name === name);
  if (found === undefined) throw new Error(`the demo has no table ${name}`);
  return found;
}

/** The last day of a period that ends before a day. */
export const dayBefore =
  (column: string) =>
  (row: Row): string | null => {
    const end = row[column];
    if (typeof end !== 'string') return null;
    return addDays(end, -1);
  };

/** Fen as yuan. */
export const yuan =
  (column: string) =>
  (row: Row): string | null =>
    yuanOf(row[column] ?? null);

export const yuanOf = (fen: Cell): string | null => (typeof fen === 'number' ? (fen / 100).toFixed(2) : null);

export const names = { name: 'name_zh', nameEn: 'name_en' } as const;
