import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { PlannedRow } from '../../../contract/record-imports/record-import.ts';
import type { Sql } from '../../platform/db/database.ts';
import { type ExistingRecord, findById, findByKey, type ImportTarget, keyText, type Values } from './import-target.ts';
import { type Column, type ReadRecord, type RowProblem, validateRecord } from './read-records.ts';

export interface PlannedRecord extends PlannedRow {
  recordId: number | null;
  rowVersion: number | null;
  input: Values;
}

interface Comparison {
  planned: PlannedRecord[];
  same: number;
  problems: RowProblem[];
}

interface Comparing {
  target: ImportTarget;
  columns: readonly Column[];
  /** The schemas of an addition and of the values of an edit. */
  schemas: { add: z.ZodType; edit: z.ZodType };
}

/** Compares the rows of a file with the records that their id or key finds. */
export async function compareRecords(
  db: Sql,
  records: readonly ReadRecord[],
  { target, columns, schemas }: Comparing,
): Promise<Comparison> {
  const { importKey } = target;
  const byId = await findById(
    db,
    target,
    records.flatMap(({ id }) => (id === undefined ? [] : [id])),
  );
  const byKey = await findByKey(
    db,
    target,
    records.map(({ values }) => values),
  );
  const result: Comparison = { planned: [], same: 0, problems: [] };
  const firstLines = new Map<string, number>();
  for (const record of records) {
    const { line, id, values } = record;
    const key = keyText(values, importKey);
    const existing = id === undefined ? byKey.get(key) : byId.get(id);
    const report = (zh: string, en: string) =>
      result.problems.push({ line, column: '', value: String(id ?? ''), zh, en });
    if (id !== undefined && existing === undefined) {
      report('没有该编号的数据', 'there is no record with this number');
      continue;
    }
    const identity = existing === undefined ? `key ${key}` : `id ${existing.id}`;
    const first = firstLines.get(identity);
    if (first !== undefined && (existing !== undefined || importKey.length > 0)) {
      report(`与第 ${first} 行重复`, `is the same record as line ${first}`);
      continue;
    }
    firstLines.set(identity, line);
    const { values: input, problems } = validateRecord(
      record,
      existing === undefined ? schemas.add : schemas.edit,
      columns,
    );
    if (problems.length > 0) result.problems.push(...problems);
    else if (existing === undefined) result.planned.push(plannedAdd(line, input, target));
    else {
      const edit = plannedEdit(line, input, { existing, target });
      if (edit === undefined) result.same += 1;
      else result.planned.push(edit);
    }
  }
  return result;
}

function plannedAdd(line: number, input: Values, { nameField }: ImportTarget): PlannedRecord {
  const changes = Object.entries(input).map(([field, after]) => ({ field, before: null, after }));
  return {
    line,
    action: 'add',
    name: String(input[nameField] ?? ''),
    changes,
    recordId: null,
    rowVersion: null,
    input,
  };
}

/** Undefined if nothing differs. */
function plannedEdit(
  line: number,
  input: Values,
  { existing: { id, rowVersion, values }, target: { nameField } }: { existing: ExistingRecord; target: ImportTarget },
): PlannedRecord | undefined {
  const changes = Object.entries(input)
    .filter(([field, after]) => !isDeepStrictEqual(after, values[field]))
    .map(([field, after]) => ({ field, before: values[field] ?? null, after }));
  if (changes.length === 0) return undefined;
  const changed = Object.fromEntries(changes.map(({ field, after }) => [field, after]));
  return {
    line,
    action: 'edit',
    name: String(values[nameField] ?? ''),
    changes,
    recordId: id,
    rowVersion,
    input: changed,
  };
}
