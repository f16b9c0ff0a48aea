import type { Kysely } from 'kysely';
import type { CopyRows } from './copy.ts';
import type { Tables } from './tables.ts';

/** Kysely over the tables, or over a transaction on them. */
export type Sql = Kysely<Tables>;

/** A prepared statement for hot reads, parsed once per connection. Its columns have the names of the row type. */
export interface Prepared<Row> {
  name: string;
  text: string;
  /** Carries the row's type; never read. */
  row?: Row;
}

/** A database on either engine, in PostgreSQL's dialect. */
export interface Database {
  engine: 'embedded' | 'postgres';
  sql: Sql;
  run<Row>(statement: Prepared<Row>, parameters: readonly unknown[]): Promise<Row[]>;
  /** Runs a script of several statements, for migrations. */
  execute(script: string): Promise<void>;
  copy: CopyRows;
  close(): Promise<void>;
}
