import type { ImportPlan } from '../../contract/imports/import-plan.ts';
import type { ImportTable } from '../../contract/imports/import-table.ts';
import type { ImportFailed } from '../../contract/imports/schemas.ts';
import type { ImportRow, listFiles } from './repository.ts';

type FileRow = Awaited<ReturnType<typeof listFiles>>[number];

/** What lists show of an import. */
export function summaryOf(row: ImportRow, files: readonly FileRow[]) {
  const own = files.filter(({ importId }) => importId === row.importId);
  const { importId, sourceCode, sourceName, isFull, status, createdAt, changedAt, rowVersion } = row;
  return {
    ...{ importId, sourceCode, sourceName, isFull, status, createdAt, changedAt, rowVersion },
    files: fileNamesOf(row, own).slice(0, 20),
    bytes: own.reduce((sum, { bytes }) => sum + Number(bytes), 0),
    receivedBytes: own.reduce((sum, { receivedBytes }) => sum + Number(receivedBytes), 0),
    createdBy: row.createdByName,
    keyName: row.keyName,
    isByCommand: row.byCommand,
  };
}

/** Of an import whose files were never stored, those of its tables. */
function fileNamesOf(row: ImportRow, files: readonly FileRow[]): string[] {
  const names = files.length > 0 ? files.map(({ path }) => path) : tablesOf(row).map(({ file }) => file);
  return [...new Set(names)];
}

/** What plans did not have when they were first stored. */
const laterFindings = {
  tables: [],
  leftOutValues: [],
  workOrders: [],
  lostZeros: { count: 0, samples: [] },
  olderPrices: { count: 0, samples: [], areReplaced: true },
  columns: [],
};

// The columns are JSON that this server wrote.
export const tablesOf = (row: ImportRow) => row.tables as readonly ImportTable[];
export function planOf(row: ImportRow): ImportPlan {
  const plan = row.plan as Omit<ImportPlan, 'total'> & Partial<Pick<ImportPlan, 'total'>>;
  const sum = (what: 'rows' | 'refused') => plan.files.reduce((total, file) => total + file[what], 0);
  const olderPrices = { ...laterFindings.olderPrices, ...plan.olderPrices };
  return {
    total: { rows: sum('rows'), refused: sum('refused') },
    ...{ ...laterFindings, ...plan, olderPrices },
    newStandardParts: withRows(plan.newStandardParts),
  };
}

/** Plans named new standard parts without their rows, which are 0 here. */
function withRows({ count, samples }: ImportPlan['newStandardParts']): ImportPlan['newStandardParts'] {
  const named: readonly (string | (typeof samples)[number])[] = samples;
  return { count, samples: named.map((sample) => (typeof sample === 'string' ? { name: sample, rows: 0 } : sample)) };
}

export const failureOf = (row: ImportRow) => row.failure as ImportFailed;

type Step = 'inspecting' | 'reading' | 'pictures' | 'checking' | 'planning' | 'publishing';

export function progressOf(row: ImportRow) {
  const { step, done, total } = row.progress as { step?: Step; done?: number; total?: number };
  return { step: step ?? null, done: done ?? 0, total: total ?? null };
}

/** What the limits for a second person are compared with. */
export function totalsOf(plan: ImportPlan): { gone: number; movedAbove50: number } {
  return {
    gone: plan.targets.reduce((sum, { gone }) => sum + gone, 0),
    movedAbove50: plan.priceMoves.above50,
  };
}
