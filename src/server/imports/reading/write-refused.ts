import Papa from 'papaparse';
import { escapeFormula } from '../../../contract/exports/escape-formula.ts';
import type { BothLanguages } from '../../../contract/imports/format/catalogue-file.ts';
import { placeText } from '../../../contract/imports/place-text.ts';
import { type ImportProblem, importProblemText } from '../../../contract/imports/problems.ts';
import { refusedHeaders, suppliersColumns } from '../../../contract/imports/refused-headers.ts';
import type { SourceTable } from './import-source.ts';

/** A problem of a row. Problems are given in order of their lines. */
export interface RefusedCell {
  line: number;
  /** The supplier's headers, or the field's name; none for the whole row. Of several, those whose cell is `detail` count. */
  fields: readonly string[];
  detail: string | null;
  problem: ImportProblem | BothLanguages;
}

/** Without it spreadsheets do not read the file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * The refused rows as a CSV file: the supplier's own titles and columns, then file, line, field and reason in both
 * languages, so that it can be corrected and imported as it is. The source is read anew; rows are matched by their lines,
 * so that both come in order and nothing is held.
 */
export async function* writeRefused(table: SourceTable, problems: AsyncIterable<RefusedCell>): AsyncGenerator<string> {
  const columns = suppliersColumns(table.columns);
  const place = placeText(table);
  const titles = new Set([...table.titles, table.sheet ?? '']);
  titles.delete('');
  yield BYTE_ORDER_MARK + csvOf([...[...titles].map((title) => [title]), [...columns, ...refusedHeaders]]);
  const groups = byLine(problems);
  let group = await groups.next();
  let rows: string[][] = [];
  for await (const { line, cells } of table.rows()) {
    while (group.done !== true && group.value.line < line) group = await groups.next();
    if (group.done === true) break;
    if (group.value.line !== line) continue;
    const cellOf = (header: string) => cells[table.columns.indexOf(header)]?.trim();
    const own = columns.length < table.columns.length ? cells.slice(0, columns.length) : cells;
    rows.push([...own, place, String(line), ...reasonsOf(group.value.problems, cellOf)]);
    if (rows.length >= 500) {
      yield csvOf(rows);
      rows = [];
    }
  }
  if (rows.length > 0) yield csvOf(rows);
}

interface LineProblems {
  line: number;
  problems: RefusedCell[];
}

async function* byLine(problems: AsyncIterable<RefusedCell>): AsyncGenerator<LineProblems, undefined> {
  let group: LineProblems | undefined;
  for await (const problem of problems) {
    if (group !== undefined && group.line !== problem.line) {
      yield group;
      group = undefined;
    }
    group ??= { line: problem.line, problems: [] };
    // A row of a thousand columns need not say a thousand times that all are wrong.
    if (group.problems.length < 50) group.problems.push(problem);
  }
  if (group !== undefined) yield group;
}

function reasonsOf(problems: readonly RefusedCell[], cellOf: (header: string) => string | undefined): string[] {
  const texts = problems.map(({ fields, detail, problem }) => {
    const wrong = fields.filter((header) => cellOf(header) === (detail ?? '').trim());
    return {
      field: (wrong.length === 0 ? fields : wrong).join('; ') || null,
      text: typeof problem === 'string' ? importProblemText(problem) : problem,
    };
  });
  // With several fields each reason says whose it is.
  const named = (field: string | null, text: string) =>
    field === null || texts.length === 1 ? text : `${field} ${text}`;
  const fields = new Set(texts.flatMap(({ field }) => (field === null ? [] : [field])));
  return [
    [...fields].join('; '),
    texts.map(({ field, text }) => named(field, text.zh)).join('；'),
    texts.map(({ field, text }) => named(field, text.en)).join('; '),
  ];
}

function csvOf(rows: readonly (readonly string[])[]): string {
  return `${Papa.unparse(
    rows.map((row) => row.map(escapeFormula)),
    { newline: '\r\n' },
  )}\r\n`;
}
