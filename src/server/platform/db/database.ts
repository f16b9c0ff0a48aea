import type { Kysely } from 'kysely';
import type { CopyRows } from './copy.ts';
import type { CatalogueTables } from './tables/catalogue-tables.ts';
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

/** A statement that reads tables of the catalogue only. It may run on a streaming replica. */
export interface CatalogueRead<Row> extends Prepared<Row> {
  reads: 'catalogue';
}

/** Composes queries that read tables of the catalogue only. */
export type CatalogueSql = Pick<Kysely<CatalogueTables>, 'selectFrom'>;

/** Where the reads of one request go. */
export interface ReaderChoice {
  /** The user has just written, and would miss that on a replica. */
  isOnPrimary: boolean;
}

/**
 * The one way to read the catalogue: on the replicas of DATABASE_READ_URLS, or like everything else without them. All
 * reads of a request go to the same server and see one version, so that no answer is mixed from two states.
 */
export interface Catalogue {
  run<Row>(statement: CatalogueRead<Row>, parameters: readonly unknown[]): Promise<Row[]>;
  sql: CatalogueSql;
  /** The server of the current request. Requests with different ones must not share a statement. */
  serverName(): string;
  /** Runs a statement that requests share. It is a read of each of them, which `serverName` has noted. */
  shared<Result>(read: () => Promise<Result>): Promise<Result>;
  /**
   * The newest revision of the catalogue that this process has seen, 0 for none. It is asked before a value is used that is
   * cached by it.
   */
  lastRevision(): number;
  /** Runs the work of one request on one server. */
  pin<Result>(choice: ReaderChoice, work: () => Promise<Result>): Promise<Result>;
  /**
   * Repeats work that only reads, once: on another server if the request's server failed between two of its statements, or
   * if another version of the catalogue was published between them.
   */
  repeatIfLost<Result>(work: () => Promise<Result>): Promise<Result>;
  /** How long a user who has written must read on the primary; 0 without replicas. */
  ownWritesMs: number;
}

/** Reads on the primary, or on a replica that was up to date when the primary was lost. */
export interface OutageReads extends Pick<Database, 'run' | 'sql'> {
  isPrimaryAway: boolean;
}

/** A replica as `GET /metrics` shows it. */
export interface ReaderStatus {
  name: string;
  isUsed: boolean;
  /** Infinity while it is unknown. */
  lagMs: number;
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
  catalogue: Catalogue;
  /**
   * For what a request needs besides the catalogue: reads on the primary, or on a replica while the primary is unreachable.
   * `read` must not write or lock.
   */
  readThroughOutage<Result>(read: (from: OutageReads) => Promise<Result>): Promise<Result>;
  readers(): readonly ReaderStatus[];
  /** Runs a script of several statements, for migrations. */
  execute(script: string): Promise<void>;
  copy: CopyRows;
  /** A transaction is the work's own to begin and end. */
  withSession<Result>(work: (session: Session) => Promise<Result>): Promise<Result>;
  /** Of this process, for metrics. */
  connections(): { open: number; waiting: number };
  close(): Promise<void>;
}
