import type { ImportTable } from '../../../contract/imports/import-table.ts';
import { suggestMapping } from '../../../contract/imports/mapping/suggest-mapping.ts';
import type { Sql } from '../../platform/db/database.ts';
import type { ImportSource, SourceTable } from '../reading/import-source.ts';
import { isUnreadable, readTables } from '../reading/read-tables.ts';
import { isKnownShape, type RememberedMapping, recall } from '../remembered-mappings.ts';
import { listBrandNames } from '../repository.ts';

const PREVIEW_ROWS = 20;

interface InspectOptions {
  remembered: readonly RememberedMapping[];
  /** Names of the brands of the catalogue. */
  brands: readonly string[];
}

/** What earlier imports of a source and the catalogue say about its tables. */
export async function inspectOptions(db: Sql, sourceId: number): Promise<InspectOptions> {
  const { mappings } = await db
    .selectFrom('catalogueSource')
    .select('mappings')
    .where('sourceId', '=', sourceId)
    .executeTakeFirstOrThrow();
  return { remembered: mappings as RememberedMapping[], brands: await listBrandNames(db) };
}

/** The tables of the files with the most likely meaning of each. */
export async function inspectSource(
  source: ImportSource,
  { remembered, brands }: InspectOptions,
): Promise<ImportTable[]> {
  const tables: ImportTable[] = [];
  const isKnown = isKnownShape(remembered);
  for await (const table of readTables(source, () => ({ isKnown }))) {
    const tableNo = tables.length + 1;
    if (isUnreadable(table)) {
      const { file, sheet, problem } = table;
      const nothing = { headerLine: 0, columns: [], titles: [], sample: [], mappings: [], unmapped: [] };
      tables.push({ tableNo, file, sheet, ...nothing, confidence: 'unsure', problem });
    } else {
      tables.push(describe(tableNo, table, { remembered, brands }));
    }
  }
  return tables;
}

/** A table of a file read anew with another header line; undefined if it cannot be. */
export async function inspectTable(
  source: ImportSource,
  { tableNo, file, sheet, headerLine }: Pick<ImportTable, 'tableNo' | 'file' | 'sheet' | 'headerLine'>,
  options: InspectOptions,
): Promise<ImportTable | undefined> {
  const only = { ...source, files: async () => (await source.files()).filter(({ path }) => path === file) };
  for await (const table of readTables(only, () => ({ line: headerLine }))) {
    if (table.sheet === sheet) return isUnreadable(table) ? undefined : describe(tableNo, table, options);
  }
  return undefined;
}

function describe(tableNo: number, table: SourceTable, { remembered, brands }: InspectOptions): ImportTable {
  const { file, sheet, headerLine, columns, titles, above = [] } = table;
  const blank = columns.filter((_, index) => table.sample.every(({ cells }) => (cells[index] ?? '').trim() === ''));
  const sample = table.sample.slice(0, PREVIEW_ROWS).map(({ line, cells }) => ({ line, cells }));
  const known = recall(remembered, { ...table, brands });
  const suggestion = suggestMapping({ ...table, brands });
  const mappings = suggestion.mapping === null ? [] : [suggestion.mapping, ...suggestion.others];
  return {
    ...{ tableNo, file, sheet, headerLine, columns, titles, sample, blank },
    ...(above.some((title) => title !== '') && { above }),
    mappings: known?.mappings ?? mappings,
    confidence: known === undefined ? suggestion.confidence : known.isSure ? 'remembered' : 'likely',
    unmapped: suggestion.unmapped,
  };
}
