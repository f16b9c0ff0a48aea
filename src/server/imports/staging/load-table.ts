import { readCell } from '../../../contract/imports/cells/read-cell.ts';
import type { CatalogueField } from '../../../contract/imports/format/catalogue-file.ts';
import { catalogueFile } from '../../../contract/imports/format/catalogue-files.ts';
import type { PlannedColumn } from '../../../contract/imports/import-plan.ts';
import type { ImportTable } from '../../../contract/imports/import-table.ts';
import { createRowMapper, decimalSignsOf, type Mapping } from '../../../contract/imports/mapping/mapping.ts';
import { copyText } from '../../platform/db/copy.ts';
import type { RunStep } from '../plan/check-import.ts';
import { type ColumnReport, createColumnReport } from '../reading/column-report.ts';
import type { OnLeftOut, SourceRow, SourceTable } from '../reading/import-source.ts';
import { type ProblemTable, snake, stagingTable } from './staging.ts';

/** Rows of a COPY; between two of them the embedded engine serves others. */
const BATCH = 20_000;

type Cell = string | number | null;

/** Rows of a COPY, with what is wrong with them. */
type Batch = Record<'rows' | ProblemTable, Cell[][]>;
const emptyBatch = (): Batch => ({ rows: [], problem: [], left_out_value: [] });

/**
 * Copies the rows of a table into the staging table of each of its mappings; wrong cells go to the problems, or are left out.
 * @returns its rows, and what is odd about its columns
 */
export async function loadTable(
  run: RunStep,
  { table, described }: { table: SourceTable; described: ImportTable },
  { onRows, onLeftOut }: { onRows: (rows: number) => void; onLeftOut: OnLeftOut },
): Promise<{ rows: number; columns: PlannedColumn[] }> {
  const odd: PlannedColumn[] = [];
  let read = 0;
  for (const [index, mapping] of described.mappings.entries()) {
    const reader = rowReader(mapping, described);
    read = 0;
    let batch = emptyBatch();
    const flush = async () => {
      const full = batch;
      batch = emptyBatch();
      await run(async (staging) => {
        const columns = ['table_no', 'line', ...reader.fields.map(snake)];
        await staging.session.copyIn(stagingTable(staging, 's', mapping.file), columns, copyText(full.rows));
        const problemColumns = ['table_no', 'line', 'field', 'code', 'detail'];
        for (const name of ['problem', 'left_out_value'] as const) {
          await staging.session.copyIn(stagingTable(staging, 'x', name), problemColumns, copyText(full[name]));
        }
      });
    };
    for await (const row of table.rows(index === 0 ? onLeftOut : undefined)) {
      read += 1;
      reader.read(row, batch);
      if (batch.rows.length + batch.problem.length < BATCH) continue;
      onRows(batch.rows.length);
      await flush();
    }
    onRows(batch.rows.length);
    await flush();
    odd.push(...columnsOf(reader.report(), { tableNo: described.tableNo, file: mapping.file }));
  }
  return { rows: read, columns: odd };
}

function columnsOf({ mostlyWrong, lostZeros }: ColumnReport, place: Pick<PlannedColumn, 'tableNo' | 'file'>) {
  return [
    ...mostlyWrong.map((field) => ({
      ...place,
      field,
      finding: 'mostlyWrong' as const,
      count: 0,
      length: 0,
      examples: [],
    })),
    ...lostZeros.map((column) => ({ ...place, ...column, finding: 'shortNumbers' as const })),
  ];
}

function rowReader(mapping: Mapping, { tableNo, columns, sample }: ImportTable) {
  const mapper = createRowMapper(mapping, columns);
  const { fields } = catalogueFile(mapping.file);
  const decimalSigns = decimalSignsOf(mapping, columns, sample);
  const { dateOrder = null } = mapping;
  const declared = mapper.fields.map((name) => {
    const field = fields[name];
    if (field === undefined) throw new Error(`${mapping.file} has no field ${name}`);
    return { name, field, decimalSign: decimalSigns[name] ?? null, isPartNumber: isPartNumber(name, field) };
  });
  const report = createColumnReport();
  const missing = Object.entries(fields)
    .filter(([name, { isRequired }]) => isRequired === true && !mapper.fields.includes(name))
    .map(([name]) => name);
  return {
    fields: mapper.fields,
    report: report.report,
    read(row: SourceRow, batch: Batch): void {
      const { line } = row;
      if (row.problem !== undefined) batch.problem.push([tableNo, line, '', row.problem, null]);
      for (const field of missing) batch.problem.push([tableNo, line, field, 'required', null]);
      const told = new Set<string>();
      for (const { values } of mapper.map(row.cells)) {
        const cells: Cell[] = [tableNo, line];
        for (const [index, { name, field, decimalSign, isPartNumber }] of declared.entries()) {
          const raw = values[index] ?? '';
          const cell = readCell(field, raw, { decimalSign, dateOrder });
          if ('problem' in cell) {
            // The records of a row share most cells.
            const problem = [tableNo, line, name, cell.problem, raw.slice(0, 200).replaceAll('\0', '')];
            const key = problem.join('\0');
            if (!told.has(key)) batch[field.isMinor === true ? 'left_out_value' : 'problem'].push(problem);
            told.add(key);
            if (raw.trim() !== '') report.addProblem(name);
          } else report.addValue(name, cell.value, isPartNumber);
          cells.push('value' in cell ? cell.value : null);
        }
        batch.rows.push(cells);
      }
    },
  };
}

/** Numbers of parts, of which spreadsheets drop the zeros at the beginning. */
const isPartNumber = (name: string, field: CatalogueField): boolean =>
  name === 'number' || name === 'partNumber' || (field.kind === 'reference' && field.to === 'numbers');
