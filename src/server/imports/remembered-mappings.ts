import { catalogueFile } from '../../contract/imports/format/catalogue-files.ts';
import type { ImportTable } from '../../contract/imports/import-table.ts';
import type { Mapping } from '../../contract/imports/mapping/mapping.ts';
import { titleConstants } from '../../contract/imports/mapping/title-constants.ts';
import { suppliersColumns } from '../../contract/imports/refused-headers.ts';
import type { HintsOf } from './reading/read-tables.ts';

/** The mappings that a person confirmed for tables of the same shape. */
export interface RememberedMapping {
  /** The headers, joined. */
  shape: string;
  mappings: readonly RememberedFile[];
  /** Whence its title was read: the catalogue may know a brand by now that it names. */
  title?: Pick<ImportTable, 'file' | 'sheet' | 'titles'>;
}

/** The constants are those of the person. What a title states is read anew: the next list has another date or province. */
interface RememberedFile extends Mapping {
  /** Fields whose value was that of the title. */
  titled?: readonly string[];
  /** Fields for which the title stated another value, or one that was not wanted. */
  overruled?: readonly string[];
}

type TitledTable = Pick<ImportTable, 'file' | 'sheet' | 'columns' | 'titles'> & { brands: readonly string[] };

const shapeOf = (columns: readonly string[]): string => suppliersColumns(columns).join('\u001f');

export function remembered({ mappings, ...table }: TitledTable & Pick<ImportTable, 'mappings'>): RememberedMapping {
  const { file, sheet, titles } = table;
  return {
    shape: shapeOf(table.columns),
    title: { file, sheet, titles },
    mappings: mappings.map(({ constants = {}, ...mapping }) => {
      const stated = Object.entries(constantsOf(mapping, table));
      const isTitled = ([field, value]: [string, string]) => constants[field] === value;
      const titled = stated.filter(isTitled).map(([field]) => field);
      const own = Object.entries(constants).filter(([field]) => !titled.includes(field));
      return {
        ...mapping,
        constants: Object.fromEntries(own),
        titled,
        overruled: stated.filter((one) => !isTitled(one)).map(([field]) => field),
      };
    }),
  };
}

/**
 * Whether a person confirmed a table with these columns; blank headers at the end do not count. A single column, or a
 * table that is not imported, may be a title elsewhere.
 */
export function isKnownShape(all: readonly RememberedMapping[]): (columns: readonly string[]) => boolean {
  const meant = all.filter(({ mappings }) => mappings.length > 0).map(({ shape }) => shape.split('\u001f'));
  const known = new Set(meant.filter((columns) => columns.length > 1).map(withoutBlankEnd));
  return (columns) => known.has(withoutBlankEnd(columns));
}

const withoutBlankEnd = (columns: readonly string[]): string =>
  shapeOf(columns.slice(0, columns.findLastIndex((header, index) => header !== `#${index + 1}`) + 1));

/** The header of each table where it was found when the files were inspected, or chosen. */
export function storedHeaders(tables: readonly Pick<ImportTable, 'file' | 'sheet' | 'headerLine'>[]): HintsOf {
  const lines = new Map(tables.map(({ file, sheet, headerLine }) => [`${file}\0${sheet ?? ''}`, headerLine]));
  return (file, sheet) => {
    const line = lines.get(`${file}\0${sheet ?? ''}`) ?? 0;
    return line > 0 ? { line } : {};
  };
}

/**
 * The mappings remembered for a table, with what its own title states. What the confirmed title states only since the
 * catalogue knows a brand is not taken: the table was confirmed without it.
 * @returns undefined without any; `isSure` is false if the title states less or more than the one that was confirmed
 */
export function recall(
  all: readonly RememberedMapping[],
  table: TitledTable,
): { mappings: Mapping[]; isSure: boolean } | undefined {
  const shape = shapeOf(table.columns);
  const alike = all.filter((one) => one.shape === shape);
  const found = alike.find(({ title }) => title !== undefined && isSameTitle(title, table)) ?? alike[0];
  if (found === undefined) return undefined;
  let isSure = true;
  const mappings = found.mappings.map(({ titled = [], overruled = [], constants, ...mapping }): Mapping => {
    const before = found.title === undefined ? {} : constantsOf(mapping, { ...table, ...found.title });
    const learnt = Object.keys(before).filter((field) => !titled.includes(field));
    const unwanted = [...overruled, ...learnt];
    const stated = Object.entries(constantsOf(mapping, table)).filter(([field]) => !unwanted.includes(field));
    const fields = stated.map(([field]) => field);
    if (fields.length !== titled.length || !titled.every((field) => fields.includes(field))) isSure = false;
    const merged = { ...Object.fromEntries(stated), ...constants };
    return { ...mapping, ...(Object.keys(merged).length > 0 && { constants: merged }) };
  });
  return { mappings, isSure };
}

const isSameTitle = (one: NonNullable<RememberedMapping['title']>, other: TitledTable): boolean =>
  one.file === other.file && one.sheet === other.sheet && shapeOf(one.titles) === shapeOf(other.titles);

function constantsOf({ file, columns }: Pick<Mapping, 'file' | 'columns'>, table: TitledTable): Record<string, string> {
  return titleConstants(catalogueFile(file), table, columns);
}
