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

/** One connection for migrations, imports and backups: none of its scripts and copies has a limit of time. */
export interface Session {
  /** Runs a script of several statements. */
  execute(script: string): Promise<void>;
  query<Row>(text: string, parameters?: readonly unknown[]): Promise<Row[]>;
  /** Adds rows in COPY's text format. A chunk ends at the end of a row. */
  copyIn(table: string, columns: readonly string[], chunks: AsyncIterable<string> | Iterable<string>): Promise<void>;
  /** The rows of a query in COPY's text format, in chunks that may end within a row. */
  copyOut(query: string): AsyncIterable<string>;
}

/** A database on either engine, in PostgreSQL's dialect. */
export interface Database {
  engine: 'embedded' | 'postgres';
  sql: Sql;
  run<Row>(statement: Prepared<Row>, parameters: readonly unknown[]): Promise<Row[]>;
  /** Runs a script of several statements, for migrations. */
  execute(script: string): Promise<void>;
  copy: CopyRows;
  /** A transaction is the work's own to begin and end. */
  withSession<Result>(work: (session: Session) => Promise<Result>): Promise<Result>;
  /** Of this process, for metrics. */
  connections(): { open: number; waiting: number };
  close(): Promise<void>;
}
