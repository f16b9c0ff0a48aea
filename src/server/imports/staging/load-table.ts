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
  { table, described, isFull }: { table: SourceTable; described: ImportTable; isFull: boolean },
  { onRows, onLeftOut }: { onRows: (rows: number) => void; onLeftOut: OnLeftOut },
): Promise<{ rows: number; columns: PlannedColumn[] }> {
  const odd: PlannedColumn[] = [];
  let read = 0;
  for (const [index, mapping] of described.mappings.entries()) {
    const reader = rowReader(mapping, described, isFull);
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

function rowReader(mapping: Mapping, { tableNo, columns, sample }: ImportTable, isFull: boolean) {
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
  const readRecord = (line: number, variant: number, values: readonly string[]): ReadRecord => {
    const cells: Cell[] = [tableNo, line];
    const problems: ReadRecord['problems'] = [];
    for (const [index, { name, field, decimalSign, isPartNumber }] of declared.entries()) {
      const raw = values[index] ?? '';
      const cell = readCell(field, raw, { decimalSign, dateOrder });
      if ('problem' in cell) {
        const problem = [tableNo, line, name, cell.problem, raw.slice(0, 200).replaceAll('\0', '')];
        problems.push({ field: name, isMinor: field.isMinor === true, cells: problem });
        if (raw.trim() !== '') report.addProblem(name);
      } else report.addValue(name, cell.value, isPartNumber);
      cells.push('value' in cell ? cell.value : null);
    }
    return { cells, problems, place: mapping.unpivot?.columns[variant]?.constants };
  };
  /** Of prices in columns beside each other a wrong one is left out, unless another of its row would hold in its place. */
  const isSpared = ({ problems, place }: ReadRecord, records: readonly ReadRecord[]): boolean =>
    place !== undefined &&
    problems.length > 0 &&
    problems.every(({ field, isMinor }) => isMinor || field === mapping.unpivot?.into) &&
    records.some((other) => other.problems.every(({ isMinor }) => isMinor)) &&
    !records.some((other) => other.place !== place && holdsFor(other.place, place));
  return {
    fields: mapper.fields,
    report: report.report,
    read(row: SourceRow, batch: Batch): void {
      const { line } = row;
      if (row.problem !== undefined) batch.problem.push([tableNo, line, '', row.problem, null]);
      for (const field of missing) batch.problem.push([tableNo, line, field, 'required', null]);
      const records = mapper.map(row.cells).map(({ index, values }) => readRecord(line, index, values));
      const spared = isFull ? [] : records.filter((record) => isSpared(record, records));
      const told = new Set<string>();
      for (const record of records) {
        const isLeftOut = spared.includes(record);
        for (const { isMinor, cells } of record.problems) {
          // The records of a row share most cells.
          const key = cells.join('\0');
          if (!told.has(key)) batch[isMinor || isLeftOut ? 'left_out_value' : 'problem'].push(cells);
          told.add(key);
        }
        if (!isLeftOut) batch.rows.push(record.cells);
      }
    },
  };
}

/** A record of a row, and what its column says of it. */
interface ReadRecord {
  cells: Cell[];
  problems: { field: string; isMinor: boolean; cells: Cell[] }[];
  place: Readonly<Record<string, string>> | undefined;
}

/** Whether a price of the first column is taken where the second has none: one of its kind for the same or all provinces. */
const holdsFor = (one: ReadRecord['place'] = {}, other: ReadRecord['place'] = {}): boolean =>
  one.kind === other.kind && (one.province === undefined || one.province === other.province);

/** Numbers of parts, of which spreadsheets drop the zeros at the beginning. */
const isPartNumber = (name: string, field: CatalogueField): boolean =>
  name === 'number' || name === 'partNumber' || (field.kind === 'reference' && field.to === 'numbers');
