import { dateOrdersOf } from '../../../contract/imports/cells/date-order.ts';
import type { CatalogueFileName } from '../../../contract/imports/format/catalogue-file.ts';
import { catalogueFile } from '../../../contract/imports/format/catalogue-files.ts';
import type { ImportTable } from '../../../contract/imports/import-table.ts';
import type { Mapping } from '../../../contract/imports/mapping/mapping.ts';
import { dateHeaders, suggestMapping } from '../../../contract/imports/mapping/suggest-mapping.ts';
import { titleConstants } from '../../../contract/imports/mapping/title-constants.ts';
import { omitUndefined } from '../../../contract/omit-undefined.ts';

/** The meanings of each table while they are edited, by its number; a table without any is not imported. */
export type MappingDraft = Readonly<Record<number, readonly Mapping[]>>;

export function draftOf(tables: readonly ImportTable[]): MappingDraft {
  return Object.fromEntries(tables.map(({ tableNo, mappings }) => [tableNo, mappings]));
}

/** The most likely columns of a table that is this file of the format. */
export function suggestFor(table: ImportTable, file: CatalogueFileName): Mapping {
  const base = table.file.slice(table.file.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
  const { columns, sample, above = [] } = table;
  // The name of the file decides; what it says about brand and date is read like a title.
  const titles = [...table.titles, table.sheet ?? '', base];
  // The server knows the brands of the catalogue; what it found in the title stays.
  const brands = table.mappings.flatMap(({ constants }) => constants?.brand ?? []);
  const named = { file: `${file}.csv`, sheet: null, columns, above, titles, sample, brands };
  return suggestMapping(named).mapping ?? { file, columns: {} };
}

/** The use of a column: a field, one of several columns of a field, or none. */
export type ColumnUse = { field: string; constants?: Readonly<Record<string, string>> } | undefined;

export function useOfColumn({ columns, unpivot }: Mapping, header: string): ColumnUse {
  const several = unpivot?.columns.find((column) => column.header === header);
  if (unpivot !== undefined && several !== undefined) return { field: unpivot.into, constants: several.constants };
  const field = Object.keys(columns).find((name) => columns[name] === header);
  return field === undefined ? undefined : { field };
}

/** Gives a column to a field, which no other column has then, or to none. */
export function withColumn(mapping: Mapping, header: string, field: string | undefined): Mapping {
  const others = Object.entries(mapping.columns).filter(([name, column]) => column !== header && name !== field);
  const columns = Object.fromEntries(field === undefined ? others : [...others, [field, header]]);
  const constants = without(mapping.constants, field);
  const { unpivot, dateOrder } = mapping;
  const several = unpivot?.into === field ? [] : (unpivot?.columns.filter((column) => column.header !== header) ?? []);
  return build(mapping.file, {
    columns,
    constants,
    unpivot: unpivot === undefined || several.length === 0 ? undefined : { into: unpivot.into, columns: several },
    dateOrder,
  });
}

/** Updates the tax value after another price column was chosen. A value set by the user is kept. */
export function withTaxAnew(table: ImportTable, before: Mapping, after: Mapping): Mapping {
  const stated = ({ file, columns }: Mapping) => titleConstants(catalogueFile(file), table, columns).taxIncluded;
  const [old, changed] = [stated(before), stated(after)];
  if (old === changed || before.constants?.taxIncluded !== old) return after;
  return withConstant(after, 'taxIncluded', changed);
}

/** Gives all rows the same value of a field; undefined takes the field away. */
export function withConstant(mapping: Mapping, field: string, value: string | undefined): Mapping {
  const constants = value === undefined ? without(mapping.constants, field) : { ...mapping.constants, [field]: value };
  return build(mapping.file, { ...mapping, constants });
}

/** States the order of day and month in dates; undefined refuses those that can be read either way. */
export function withDateOrder(mapping: Mapping, dateOrder: Mapping['dateOrder']): Mapping {
  return build(mapping.file, { ...mapping, dateOrder });
}

/** A date of the table that begins with day and month, for which the order is asked; undefined without any. */
export function dateInDoubt({ columns, sample }: ImportTable, mapping: Mapping): string | undefined {
  const headers = dateHeaders(catalogueFile(mapping.file), mapping.columns);
  const cells = headers.flatMap((header) => sample.map((row) => row.cells[columns.indexOf(header)] ?? ''));
  return dateOrdersOf(cells).ambiguous;
}

/** Required fields without a column and without a value for all rows. */
export function missingFields(mapping: Mapping): string[] {
  const { columns, constants = {}, unpivot } = mapping;
  const isGiven = (field: string) =>
    Object.hasOwn(columns, field) ||
    (constants[field] ?? '').trim() !== '' ||
    unpivot?.into === field ||
    unpivot?.columns.every((column) => Object.hasOwn(column.constants, field)) === true;
  return Object.entries(catalogueFile(mapping.file).fields)
    .filter(([field, { isRequired }]) => isRequired === true && !isGiven(field))
    .map(([field]) => field);
}

/** Fields that can still get a value for all rows. */
export function freeFields({ file, columns, constants = {}, unpivot }: Mapping): string[] {
  return Object.keys(catalogueFile(file).fields).filter(
    (field) => !Object.hasOwn(columns, field) && !Object.hasOwn(constants, field) && unpivot?.into !== field,
  );
}

/** The mapping as the call takes it: empty values for all rows are left out. */
export function toBody({ file, columns, constants = {}, unpivot, dateOrder }: Mapping) {
  const filled = Object.entries(constants).filter(([, value]) => value.trim() !== '');
  return {
    file,
    columns: { ...columns },
    ...(filled.length > 0 && { constants: Object.fromEntries(filled) }),
    ...(dateOrder !== undefined && { dateOrder }),
    ...(unpivot !== undefined && {
      unpivot: {
        into: unpivot.into,
        columns: unpivot.columns.map(({ header, constants: own }) => ({ header, constants: { ...own } })),
      },
    }),
  };
}

interface Parts {
  columns: Mapping['columns'];
  constants?: Mapping['constants'] | undefined;
  unpivot?: Mapping['unpivot'] | undefined;
  dateOrder?: Mapping['dateOrder'] | undefined;
}

function build(file: CatalogueFileName, { columns, constants, unpivot, dateOrder }: Parts): Mapping {
  const filled = constants === undefined || Object.keys(constants).length === 0 ? undefined : constants;
  return { file, columns, ...omitUndefined({ constants: filled, unpivot, dateOrder }) };
}

function without(values: Mapping['constants'], field: string | undefined): Mapping['constants'] {
  if (values === undefined || field === undefined) return values;
  const { [field]: _, ...others } = values;
  return others;
}
