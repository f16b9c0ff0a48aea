import type { Readable } from 'node:stream';
import { importProblemText, type RowProblem, type SourceProblem } from '../../../contract/imports/problems.ts';

export interface SourceFile {
  /** With slashes, relative to the folder or zip. */
  path: string;
  bytes: number;
}

/** A folder, a zip or a single file. Bytes are read as streams; nothing is held whole. */
export interface ImportSource {
  files(): Promise<readonly SourceFile[]>;
  /** @throws SourceError */
  open(path: string): Promise<Readable>;
  /** The place of a file on the disk, where it has one: workbooks are read at random. */
  diskPath?(path: string): string | undefined;
  close(): Promise<void>;
}

export interface SourceRow {
  /** 1-based line of the file, or row of the sheet. */
  line: number;
  /** As many as the table has columns. */
  cells: readonly string[];
  /** Set if the whole row cannot be used. */
  problem?: RowProblem;
}

/** Is told of a row below the header that holds no data: a repeated header, a total, a heading or a note. */
export type OnLeftOut = (row: SourceRow) => void;

/** A table found in a file: a CSV file, a JSON Lines file, or a sheet of a workbook. */
export interface SourceTable {
  file: string;
  sheet: string | null;
  /** 1-based line of the header row; 0 in a JSON Lines file. */
  headerLine: number;
  /** Headers as written; merged ones joined (`Price / 2026`), repeated and blank ones numbered. */
  columns: readonly string[];
  /** The merged title above each column, blank where there is none. */
  above?: readonly string[];
  /** The texts above the header. */
  titles: readonly string[];
  /** Rows from the beginning, for the mapping and its preview. */
  sample: readonly SourceRow[];
  /** Reads the file anew with each call. @throws SourceError */
  rows(onLeftOut?: OnLeftOut): AsyncIterable<SourceRow>;
}

/** A file or sheet that cannot be read. */
export interface UnreadableTable {
  file: string;
  sheet: string | null;
  problem: SourceProblem;
}

/** A file that cannot be read, or not to its end. */
export class SourceError extends Error {
  readonly problem: SourceProblem;
  readonly file: string;
  readonly line: number | undefined;

  constructor(problem: SourceProblem, file: string, line?: number) {
    super(`${file} ${importProblemText(problem).en}${line === undefined ? '' : ` (line ${line})`}`);
    this.name = 'SourceError';
    this.problem = problem;
    this.file = file;
    this.line = line;
  }
}
