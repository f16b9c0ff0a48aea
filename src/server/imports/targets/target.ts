import type { CatalogueFileName } from '../../../contract/imports/format/catalogue-file.ts';
import type { CheckProblem } from '../../../contract/imports/problems.ts';

/** A column of a target: SQL over the row `s` of the file and the resolved references `r_<field>.id`. */
export interface Column {
  /** Null where the supplier leaves it blank. */
  value: string;
  /** Of a new row whose value is blank. */
  blank?: string;
}

/** A row is refused where the condition over `s`, `r_<field>` holds. */
export interface Check {
  field: string;
  code: CheckProblem;
  when: string;
  /** What of the row is shown, over `s`. */
  detail?: string;
}

/** A table of the catalogue that rows of a file go to. */
export interface Target {
  /** Unique; names its staging tables. */
  name: string;
  file: CatalogueFileName;
  table: string;
  /** The columns that identify a row. A target with a kind has one: its id. */
  key: readonly string[];
  /** The kind of its ids in `catalogue_id`. */
  kind?: string;
  /** The supplier's id of a row; `s.id` by default. */
  externalId?: string;
  /** Which rows of the file are its rows, over `s`. */
  rows?: string;
  /** Finds the record of another source that a row means: a condition over `s`, references and the live row `o`. */
  sameRecord?: string;
  joins?: (staging: { importId: number; sourceId: number }) => string;
  columns: Readonly<Record<string, Column>>;
  checks?: readonly Check[];
  /** Key columns that may be null. */
  nullableKeys?: readonly string[];
  /** Which rows over `s` may name a record that an earlier row has described: those without an id of their own. */
  mayRepeat?: string;
  /** Columns that only new rows get. */
  generated?: Readonly<Record<string, string>>;
  /** The table has a column `source_id`; gone rows are found by it where there is no kind. */
  hasSource?: true;
}

export const column = (value: string, blank?: string): Column => (blank === undefined ? { value } : { value, blank });
