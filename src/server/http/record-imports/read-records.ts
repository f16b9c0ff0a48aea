import { z } from 'zod';
import { kindOf } from '../../../contract/field-kind.ts';
import type { Sql } from '../../platform/db/database.ts';
import { problemsOf } from '../../platform/problem-messages.ts';
import { findReferences, type ImportTarget, type Values } from './import-target.ts';
import { type CellProblem, readCell } from './read-cell.ts';
import type { CsvRow } from './read-csv-rows.ts';

export interface Labels {
  heads: Readonly<Record<string, string>>;
  choices: Readonly<Record<string, Readonly<Record<string, string | number | boolean>>>>;
}

export interface RowProblem extends CellProblem {
  line: number;
  column: string;
  value: string;
}

/** A row whose cells could be read, not validated yet. */
export interface ReadRecord {
  line: number;
  /** From the column of the id. */
  id: number | undefined;
  values: Values;
}

/** A column of the file and the field that it holds. */
export interface Column {
  index: number;
  head: string;
  field: string;
}

/** The columns by their heads, which are labels or names of fields; heads that are neither are ignored. */
export function columnsOf(target: Pick<ImportTarget, 'id' | 'input'>, head: readonly string[], { heads }: Labels) {
  const columns: Column[] = [];
  const ignored: string[] = [];
  for (const [index, title] of head.entries()) {
    const field = Object.hasOwn(heads, title) ? heads[title] : title;
    const isField = field !== undefined && (Object.hasOwn(target.input, field) || field === target.id);
    if (isField && !columns.some((column) => column.field === field)) columns.push({ index, head: title, field });
    else if (title !== '') ignored.push(title.slice(0, 100));
  }
  return { columns, ignored };
}

/** The values of the cells of one row, none of which is a reference. */
export function readCells(
  { line, cells }: CsvRow,
  { columns, input, labels }: { columns: readonly Column[]; input: ImportTarget['input']; labels: Labels },
) {
  const values: Record<string, unknown> = {};
  const problems: RowProblem[] = [];
  for (const { index, head, field } of columns) {
    const cell = cells[index] ?? '';
    const schema = input[field];
    if (schema === undefined) continue;
    const read = cell === '' ? { value: emptyValue(schema) } : readCell(schema, cell, labels.choices[field]);
    if ('problem' in read) problems.push({ line, column: head, value: cell.slice(0, 100), ...read.problem });
    else if (read.value !== undefined) values[field] = read.value;
  }
  return { line, values, problems };
}

interface Reading {
  target: ImportTarget;
  columns: readonly Column[];
  labels: Labels;
}

/** Reads the cells of each row; a row with a problem is left out. */
export async function readRecords(db: Sql, rows: readonly CsvRow[], { target, columns, labels }: Reading) {
  const references = await readReferences(db, rows, { target, columns, labels });
  const problems: RowProblem[] = [];
  const records: ReadRecord[] = [];
  for (const { line, cells } of rows) {
    const values: Record<string, unknown> = {};
    let id: number | undefined;
    const before = problems.length;
    for (const { index, head, field } of columns) {
      const cell = cells[index] ?? '';
      const report = (problem: CellProblem) =>
        problems.push({ line, column: head, value: cell.slice(0, 100), ...problem });
      const schema = target.input[field];
      if (field === target.id) {
        if (cell === '') continue;
        id = Number(cell);
        if (!Number.isSafeInteger(id) || id <= 0) report({ zh: '应为编号', en: 'must be a number of a record' });
      } else if (schema !== undefined) {
        const read = cell === '' ? { value: emptyValue(schema) } : readCell(schema, cell, labels.choices[field]);
        if ('problem' in read) report(read.problem);
        else if (kindOf(schema) === 'reference' && cell !== '') {
          const found = references.get(field)?.get(cell.toLowerCase());
          if (found === undefined) report({ zh: '没有这样的数据', en: 'is no such record' });
          else if (found === null)
            report({ zh: '有多条同名数据，请填编号', en: 'is the name of several records: give the number' });
          else values[field] = found;
        } else if (read.value !== undefined) values[field] = read.value;
      }
    }
    if (problems.length === before) records.push({ line, id, values });
  }
  return { records, problems };
}

/** The ids of the records that the reference columns name; a number is an id. */
async function readReferences(db: Sql, rows: readonly CsvRow[], { target, columns }: Reading) {
  const references = new Map<string, ReadonlyMap<string, number | null>>();
  for (const { index, field } of columns) {
    const schema = target.input[field];
    if (schema === undefined || field === target.id || kindOf(schema) !== 'reference') continue;
    const texts = [...new Set(rows.map(({ cells }) => (cells[index] ?? '').toLowerCase()))].filter(
      (text) => text !== '',
    );
    const numbers = texts.filter((text) => /^\d{1,9}$/.test(text));
    const found = await findReferences(db, field, { target, names: texts.filter((text) => !numbers.includes(text)) });
    references.set(field, new Map([...found, ...numbers.map((text): [string, number] => [text, Number(text)])]));
  }
  return references;
}

/** What an empty cell is: null or '' where the field accepts it; undefined leaves the field out. */
function emptyValue(schema: z.ZodType): unknown {
  if (z.safeParse(schema, null).success) return null;
  return z.safeParse(schema, '').success ? '' : undefined;
}

/** The problems of a record by the schema of an addition or an edit, and the values with the schema's defaults. */
export function validateRecord({ line, values }: ReadRecord, schema: z.ZodType, columns: readonly Column[]) {
  const { data, error } = schema.safeParse(values, { reportInput: true });
  if (error === undefined) return { values: { ...Object(data) } as Values, problems: [] };
  const problems = problemsOf(error.issues).map(({ path, zh, en }): RowProblem => {
    const column = columns.find(({ field }) => field === path.split('.')[0])?.head ?? path;
    return { line, column, value: String(values[path] ?? '').slice(0, 100), zh, en };
  });
  return { values: {}, problems };
}
