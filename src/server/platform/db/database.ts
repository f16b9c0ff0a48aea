import type { Kysely } from 'kysely';
import type { CopyRows } from './copy.ts';
import type { Tables } from './tables.ts';

/** Kysely over the tables, or over a transaction on them. */
export type Sql = Kysely<Tables>;

/** A hot read: parsed once a connection on a server. Columns are aliased to the names that the row type has. */
export interface Prepared<Row> {
  name: string;
  text: string;
  /** Carries the row's type; never read. */
  row?: Row;
}

/** The database, whichever engine it runs on: one dialect, PostgreSQL's. */
export interface Database {
  engine: 'embedded' | 'postgres';
  sql: Sql;
  run<Row>(statement: Prepared<Row>, parameters: readonly unknown[]): Promise<Row[]>;
  /** Several statements at once, without parameters: migrations. */
  execute(script: string): Promise<void>;
  copy: CopyRows;
  close(): Promise<void>;
}
