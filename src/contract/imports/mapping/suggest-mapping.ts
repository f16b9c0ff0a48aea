import { type DateOrders, dateOrdersOf } from '../cells/date-order.ts';
import type { CatalogueField, CatalogueFile, CatalogueFileName } from '../format/catalogue-file.ts';
import { catalogueFiles } from '../format/catalogue-files.ts';
import { FIT_MIN, filledCells, fitOf } from './content.ts';
import { EXACT, headerScore, isFieldName } from './headers.ts';
import type { Mapping } from './mapping.ts';
import { titleConstants } from './title-constants.ts';
import { findUnpivot } from './unpivot.ts';

export interface SampleRow {
  line: number;
  cells: readonly string[];
}

/** What a suggestion is made from: `sample` is some dozens of rows, from several places of the table. */
export interface MappedTable {
  file: string;
  sheet?: string | null;
  columns: readonly string[];
  /** The merged title above each column. */
  above?: readonly string[];
  /** The texts above the header. */
  titles?: readonly string[];
  sample: readonly SampleRow[];
  /** Names of the brands of the catalogue, which titles may name. */
  brands?: readonly string[];
}

export interface MappingSuggestion {
  mapping: Mapping | null;
  /**
   * Sure: by the file's and the fields' names. Likely: by aliases, or with dates in doubt. Unsure: by parts of headers or
   * content.
   */
  confidence: 'sure' | 'likely' | 'unsure';
  /** Headers that no field takes. */
  unmapped: string[];
  /** Further files of the format that the same table fills: a price list with names also registers its numbers. */
  others: Mapping[];
}

/** The most likely meaning of a table: its file of the format, and the column of each field. */
export function suggestMapping(table: MappedTable): MappingSuggestion {
  const named = fileOfName(table);
  const candidates = catalogueFiles
    .filter((file) => named === undefined || file.name === named)
    .map((file) => matchFile(file, table))
    .filter((match) => named !== undefined || match.isComplete)
    .sort((one, other) => other.score - one.score);
  const [best, ...rest] = candidates;
  if (best === undefined) return { mapping: null, confidence: 'unsure', unmapped: [...table.columns], others: [] };
  const others = named === undefined ? rest.filter((match) => isBeside(match, best)) : [];
  const taken = new Set([best, ...others].flatMap(({ mapping }) => headersOf(mapping)));
  return {
    mapping: best.mapping,
    confidence: !best.isComplete
      ? 'unsure'
      : named !== undefined && best.isExact && !isOrderAsked(best.dates)
        ? 'sure'
        : best.isNamed
          ? 'likely'
          : 'unsure',
    unmapped: table.columns.filter((header) => !taken.has(header)),
    others: others.map(({ mapping }) => mapping),
  };
}

/** Also an order that dates of the sample prove is confirmed: the rest of the table may be another. */
const isOrderAsked = ({ order, ambiguous }: DateOrders): boolean => order !== null || ambiguous !== undefined;

/** The file of the format that bears the name of the file or the sheet. */
function fileOfName({ file, sheet }: MappedTable): CatalogueFileName | undefined {
  const base = file.slice(file.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
  const names = [sheet ?? '', base].map((name) => name.trim().toLowerCase());
  return catalogueFiles.find(({ name }) => names.includes(name))?.name;
}

interface FileMatch {
  file: CatalogueFile;
  mapping: Mapping;
  score: number;
  /** All required fields have a column or a constant. */
  isComplete: boolean;
  /** All columns are named as their fields, or by an alias. */
  isExact: boolean;
  isNamed: boolean;
  /** No required field has an empty column. */
  isFilled: boolean;
  dates: DateOrders;
}

function matchFile(file: CatalogueFile, table: MappedTable): FileMatch {
  const cellsOf = columnSamples(table);
  const found = findUnpivot(file, table.columns, cellsOf);
  const free = table.columns.filter((header) => !found?.columns.some((column) => column.header === header));
  const isNamedFile = fileOfName(table) === file.name;
  const aboveOf = (header: string) => table.above?.[table.columns.indexOf(header)] ?? '';
  const { columns: assigned, scores } = assignColumns(file, free, { cellsOf, aboveOf, isNamedFile });
  // A single column is not unpivoted; what its header says holds for all rows.
  const [only, second] = found?.columns ?? [];
  const single = found !== undefined && second === undefined ? only : undefined;
  const unpivot = single === undefined ? found : undefined;
  const columns = single === undefined ? assigned : { ...assigned, [found?.into ?? '']: single.header };
  const constants = { ...titleConstants(file, table, columns), ...single?.constants };
  const held = new Set([
    ...Object.keys(columns),
    ...Object.keys(constants),
    ...(unpivot === undefined ? [] : [unpivot.into]),
  ]);
  const required = Object.entries(file.fields).filter(([, { isRequired }]) => isRequired);
  const missing = required.filter(([name]) => !held.has(name)).length;
  const sum = scores.reduce((total, score) => total + score, 0) + 4 * (found?.columns.length ?? 0);
  const values = [...scores];
  const dates = dateOrdersOf(dateHeaders(file, columns).flatMap(cellsOf));
  return {
    file,
    mapping: {
      file: file.name,
      columns,
      ...(Object.keys(constants).length === 0 ? {} : { constants }),
      ...(unpivot === undefined ? {} : { unpivot }),
      ...(dates.order === null ? {} : { dateOrder: dates.order }),
    },
    dates,
    // A table with prices is a price list, whatever else it has.
    score: sum + (Object.hasOwn(columns, 'price') ? 4 : 0) + 2 * (required.length - missing) - 5 * missing,
    isComplete: missing === 0 && values.length > 0,
    isExact: values.every((score) => score > EXACT),
    isNamed: values.every((score) => score > 1.2),
    isFilled: required.every(([name]) => cellsOf(columns[name] ?? '').length > 0 || columns[name] === undefined),
  };
}

/** The columns of a table that hold dates. */
export function dateHeaders({ fields }: CatalogueFile, columns: Mapping['columns']): string[] {
  return Object.entries(columns).flatMap(([name, header]) => (fields[name]?.kind === 'date' ? [header] : []));
}

function columnSamples({ columns, sample }: MappedTable): (header: string) => string[] {
  const samples = new Map<string, string[]>();
  return (header) => {
    const known = samples.get(header);
    if (known !== undefined) return known;
    const index = columns.indexOf(header);
    const filled = filledCells(sample.map(({ cells }) => cells[index] ?? ''));
    samples.set(header, filled);
    return filled;
  };
}

interface Evidence {
  cellsOf: (header: string) => string[];
  /** The merged title above a column. */
  aboveOf: (header: string) => string;
  /** The table bears the name of the file. */
  isNamedFile: boolean;
}

/** Each field takes the column that names it best and whose cells it can read; a column belongs to one field. */
function assignColumns(file: CatalogueFile, headers: readonly string[], evidence: Evidence) {
  const pairs = Object.entries(file.fields).flatMap(([name, field]) =>
    headers.flatMap((header, index) => {
      const score = pairScore(header, [name, field], evidence);
      return score > 0 ? [{ name, header, score: score - index / 1_000 }] : [];
    }),
  );
  const columns: Record<string, string> = {};
  const taken = new Set<string>();
  const scores: number[] = [];
  for (const { name, header, score } of pairs.sort((one, other) => other.score - one.score)) {
    if (Object.hasOwn(columns, name) || taken.has(header)) continue;
    columns[name] = header;
    taken.add(header);
    scores.push(score);
  }
  return { columns, scores };
}

function pairScore(
  header: string,
  [name, field]: readonly [string, CatalogueField],
  { cellsOf, aboveOf, isNamedFile }: Evidence,
): number {
  const named = headerScore(header, name, field) || scoreBelow(aboveOf(header), header, [name, field]);
  // A number may be named by any id of the supplier. Wrong cells are refused one by one.
  if (isNamedFile && isFieldName(header, name)) return named;
  const filled = cellsOf(header);
  if (named === 0) return contentScore(field, filled);
  return fitOf(field, filled) >= FIT_MIN ? named : 0;
}

/** 开始 below 生产日期 is 生产日期开始. */
function scoreBelow(above: string, header: string, [name, field]: readonly [string, CatalogueField]): number {
  const score = above === '' ? 0 : headerScore(`${above} ${header}`, name, field);
  return score > EXACT ? score : 0;
}

/** Only some contents tell the field by themselves: provinces. Part numbers and prices also need the header. */
function contentScore(field: CatalogueField, filled: readonly string[]): number {
  // A column of colours or conditions such as 黑 and 新 is none of provinces.
  if (field.kind !== 'province' || filled.length < 3 || filled.every((cell) => cell.trim().length === 1)) return 0;
  return fitOf(field, filled) > 0.9 ? 1 : 0;
}

/** Numbers beside prices, prices beside numbers: what one table often fills together. */
const BESIDE: Partial<Record<CatalogueFileName, readonly CatalogueFileName[]>> = {
  prices: ['numbers'],
  numbers: ['prices'],
};

function isBeside(match: FileMatch, best: FileMatch): boolean {
  // A form with an empty column of names registers no numbers: each row would be refused for want of a name.
  return match.isNamed && match.isFilled && (BESIDE[best.file.name] ?? []).includes(match.file.name);
}

function headersOf({ columns, unpivot }: Mapping): string[] {
  return [...Object.values(columns), ...(unpivot?.columns ?? []).map(({ header }) => header)];
}
