import { booleanOf } from '../cells/boolean.ts';
import type { DateOrder, DecimalSign } from '../cells/cell-value.ts';
import { decimalSignOf } from '../cells/number.ts';
import type { CatalogueFileName } from '../format/catalogue-file.ts';

/** Which file of the format a table is, and which column holds which field. */
export interface Mapping {
  file: CatalogueFileName;
  /** The header of each field's column. */
  columns: Readonly<Record<string, string>>;
  /** Raw values of fields that all rows share: brand, date, tax, kind. */
  constants?: Readonly<Record<string, string>>;
  /** Several columns of one field, each of which makes a row of its own: prices by province, kind or tax. */
  unpivot?: Unpivot;
  /** Which comes first in dates such as 05/06/2020, which are refused without it. */
  dateOrder?: DateOrder;
}

export interface Unpivot {
  /** The field that the columns hold. */
  into: string;
  columns: readonly { header: string; constants: Readonly<Record<string, string>> }[];
}

/** Raw cells by field, in the order of `fields`. */
export interface RowMapper {
  fields: readonly string[];
  /** The header from which each field comes in a mapped row; null for a constant. */
  headersOf(rowIndex: number): readonly (string | null)[];
  /**
   * The rows of the format that a row of the table makes: one, or one for each filled column of `unpivot` with its
   * index for `headersOf`; of a price with and without tax only the one with tax. A row without any of these columns makes one with a blank value, so that it is refused.
   */
  map(cells: readonly string[]): readonly { index: number; values: readonly string[] }[];
}

/** @throws Error if a column of the mapping is not in the table */
export function createRowMapper(mapping: Mapping, columns: readonly string[]): RowMapper {
  const fields = fieldsOf(mapping);
  const variants = (mapping.unpivot?.columns ?? [null]).map((unpivoted) => {
    const constants = { ...mapping.constants, ...unpivoted?.constants };
    return fields.map((field): { index: number | null; header: string | null; constant: string } => {
      const header = unpivoted !== null && field === mapping.unpivot?.into ? unpivoted.header : mapping.columns[field];
      if (header === undefined) return { index: null, header: null, constant: constants[field] ?? '' };
      return { index: indexOf(columns, header), header, constant: constants[field] ?? '' };
    });
  });
  const into = mapping.unpivot === undefined ? -1 : fields.indexOf(mapping.unpivot.into);
  const taxed = taxedColumns(mapping);
  const hasTaxed = taxed.some((index) => index !== undefined);
  const read = (cells: readonly string[], index: number) => ({
    index,
    // A blank cell takes the value that all rows share.
    values: (variants[index] ?? []).map(({ index: at, constant }) => (at === null ? constant : cells[at] || constant)),
  });
  return {
    fields,
    headersOf: (index) => (variants[index] ?? []).map(({ header }) => header),
    map(cells) {
      if (into < 0) return [read(cells, 0)];
      const filled = variants.map((_, index) => read(cells, index)).filter(({ values }) => values[into]?.trim() !== '');
      const rows = hasTaxed
        ? filled.filter(({ index }) => !filled.some((other) => other.index === taxed[index]))
        : filled;
      return rows.length === 0 ? [read(cells, 0)] : rows;
    },
  };
}

/** The decimal sign of each mapped column, by a sample; for `unpivot` that of all its columns together. */
export function decimalSignsOf(
  { columns: ofFields, unpivot }: Mapping,
  columns: readonly string[],
  sample: readonly { cells: readonly string[] }[],
): Readonly<Record<string, DecimalSign | null>> {
  const signOf = (headers: readonly string[]) => {
    const indexes = headers.map((header) => columns.indexOf(header));
    return decimalSignOf(sample.flatMap(({ cells }) => indexes.map((index) => cells[index] ?? '')));
  };
  const own = Object.entries(ofFields).map(([field, header]) => [field, signOf([header])] as const);
  const into =
    unpivot === undefined ? [] : [[unpivot.into, signOf(unpivot.columns.map(({ header }) => header))] as const];
  return Object.fromEntries([...own, ...into]);
}

/** For each column of `unpivot` without tax the index of the one that has the same price with tax. */
function taxedColumns({ constants: shared, unpivot }: Mapping): (number | undefined)[] {
  const columns = (unpivot?.columns ?? []).map(({ constants }) => {
    const { taxIncluded = '', ...others } = { ...shared, ...constants };
    return { tax: booleanOf(taxIncluded), price: JSON.stringify(Object.entries(others).sort()) };
  });
  return columns.map(({ tax, price }) => {
    const index = tax === false ? columns.findIndex((other) => other.tax === true && other.price === price) : -1;
    return index < 0 ? undefined : index;
  });
}

function fieldsOf({ columns, constants = {}, unpivot }: Mapping): string[] {
  const ofUnpivot = unpivot?.columns.flatMap((column) => Object.keys(column.constants)) ?? [];
  const into = unpivot === undefined ? [] : [unpivot.into];
  return [...new Set([...Object.keys(columns), ...Object.keys(constants), ...ofUnpivot, ...into])];
}

function indexOf(columns: readonly string[], header: string): number {
  const index = columns.indexOf(header);
  if (index < 0) throw new Error(`the table has no column ${header}`);
  return index;
}
