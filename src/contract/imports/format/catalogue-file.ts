/** A text in both languages. */
export interface BothLanguages {
  zh: string;
  en: string;
}

interface FieldBase {
  isRequired?: true;
  /** What it holds, for the documents and the preview of columns. */
  about: BothLanguages;
  /** Other headers that mean this field, in any language and case. */
  aliases?: readonly string[];
  /** Units that suppliers write behind its numbers. */
  units?: readonly string[];
  /** It carries no money and decides no fit: a value that cannot be read is left out, and its record is imported. */
  isMinor?: true;
  /** Nearly right is right enough: about 132 is 132, and decimals of a whole number are rounded. */
  isApproximate?: true;
  /** A number of pieces that may be "as required", which is stored as 0. */
  isAsRequired?: true;
  /** A value as a supplier writes it. */
  example: string;
}

/**
 * A column of a file. A `money` cell is in yuan and is stored in fen; a `date` may be a day or a month, and a month that
 * ends something means its last day.
 */
export type CatalogueField = FieldBase &
  (
    | { kind: 'id' | 'list' | 'decimal' | 'money' | 'boolean' | 'province' }
    | { kind: 'text'; length: number }
    | { kind: 'integer'; min?: number; max?: number }
    | { kind: 'date'; edge: 'from' | 'to' }
    | { kind: 'choice'; choices: Readonly<Record<string, readonly string[]>> }
    | { kind: 'reference'; to: CatalogueFileName }
  );

export type CatalogueFileName =
  | 'brands'
  | 'families'
  | 'groups'
  | 'vehicles'
  | 'configurations'
  | 'vin-rules'
  | 'announcements'
  | 'part-groups'
  | 'standard-parts'
  | 'standard-part-names'
  | 'standard-part-zones'
  | 'standard-part-relations'
  | 'tree-parts'
  | 'drawings'
  | 'hotspots'
  | 'assemblies'
  | 'numbers'
  | 'part-rows'
  | 'replacements'
  | 'prices'
  | 'brand-parts'
  | 'where-used'
  | 'maintenance-fluids'
  | 'maintenance-projects'
  | 'maintenance-plans';

/** A file of the format: `<name>.csv` or `<name>.jsonl`. */
export interface CatalogueFile {
  name: CatalogueFileName;
  about: BothLanguages;
  fields: Readonly<Record<string, CatalogueField>>;
}
