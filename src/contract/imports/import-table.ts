import type { Mapping } from './mapping/mapping.ts';
import type { SampleRow } from './mapping/suggest-mapping.ts';
import type { SourceProblem } from './problems.ts';

/** A table found in the files of an import, and what it means. */
export interface ImportTable {
  /** From 1, in the order of the files. */
  tableNo: number;
  file: string;
  sheet: string | null;
  headerLine: number;
  columns: readonly string[];
  titles: readonly string[];
  /** The merged title above each column, where there are any. */
  above?: readonly string[];
  /** Columns without values among the first rows. */
  blank?: readonly string[];
  /** Some rows for the preview. */
  sample: readonly SampleRow[];
  /** Empty: the table is not imported. */
  mappings: readonly Mapping[];
  /** Sure or remembered tables need no confirmation. */
  confidence: 'sure' | 'remembered' | 'likely' | 'unsure';
  unmapped: readonly string[];
  /** Why the table cannot be read. */
  problem?: SourceProblem;
}
