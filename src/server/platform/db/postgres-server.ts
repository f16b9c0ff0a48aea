import pg from 'pg';
import type { Prepared } from './database.ts';
import type { Client } from './dialect.ts';
import { typeParsers } from './type-parsers.ts';

/** Clients get a 503 within 3 s when the server hangs or is down. */
const CONNECT_TIMEOUT_MS = 2_000;
const QUERY_TIMEOUT_MS = 2_500;

const SESSION = '-c timezone=UTC';
/** A replica that was promoted must not be written to by mistake. */
const READ_ONLY = '-c default_transaction_read_only=on';
/**
 * Plans hot reads once per connection. By default those with array parameters are planned at each execution, which costs
 * ten times as much as running them. Starting parallel workers takes longer than a hot read.
 */
export const HOT_SESSION = `${SESSION} -c plan_cache_mode=force_generic_plan -c max_parallel_workers_per_gather=0`;

const types = {
  getTypeParser(id: number, format?: 'text' | 'binary') {
    return typeParsers[id] ?? pg.types.getTypeParser(id, format ?? 'text');
  },
};

export interface ServerOptions {
  url: string;
  /** Called for each connection that breaks, in use or idle. */
  onConnectionLost: (error: Error) => void;
  /** Connections for hot reads, and the same number for everything else. */
  poolSize?: number;
  /** Of a statement; 0 for none, for commands that an operator runs. */
  queryTimeoutMs?: number;
  isReadOnly?: boolean;
}

/** Two pools of connections to one PostgreSQL server; they connect when they are first used. */
export interface PostgresServer {
  /** Host and port. */
  name: string;
  run<Row>(statement: Prepared<Row>, parameters: readonly unknown[]): Promise<Row[]>;
  acquire(): Promise<Client>;
  /** A connection of its own, without limits of time. */
  connect(): Promise<pg.Client>;
  connections(): { open: number; waiting: number };
  close(): Promise<void>;
}

export function openPostgresServer(given: ServerOptions): PostgresServer {
  const { url, onConnectionLost, poolSize = 20, queryTimeoutMs = QUERY_TIMEOUT_MS, isReadOnly = false } = given;
  const common = { connectionString: url, types, connectionTimeoutMillis: CONNECT_TIMEOUT_MS };
  const openPool = (options: string) => {
    const pool = new pg.Pool({
      ...common,
      options: isReadOnly ? `${options} ${READ_ONLY}` : options,
      max: poolSize,
      query_timeout: queryTimeoutMs,
      statement_timeout: queryTimeoutMs,
    });
    // The pool listens to idle clients only: without a listener of its own, a client that breaks between two statements
    // of a transaction would end the process.
    pool.on('connect', (client) => client.on('error', onConnectionLost));
    pool.on('error', () => undefined);
    return pool;
  };
  const pool = openPool(SESSION);
  const hotPool = openPool(HOT_SESSION);
  return {
    name: new URL(url).host,
    async run<Row>({ name, text }: Prepared<Row>, parameters: readonly unknown[]) {
      return (await hotPool.query<Row & pg.QueryResultRow>({ name, text, values: [...parameters] })).rows;
    },
    acquire: () => clientOf(pool),
    async connect() {
      const client = new pg.Client({ ...common, options: SESSION });
      client.on('error', onConnectionLost);
      await client.connect();
      return client;
    },
    connections: () => ({
      open: pool.totalCount + hotPool.totalCount,
      waiting: pool.waitingCount + hotPool.waitingCount,
    }),
    close: async () => {
      await Promise.all([pool.end(), hotPool.end()]);
    },
  };
}

/** A connection with an unanswered query is destroyed on release: its next user would wait for that query. */
async function clientOf(pool: pg.Pool): Promise<Client> {
  const client = await pool.connect();
  let isBroken = false;
  return {
    release: () => client.release(isBroken),
    async query(text, parameters) {
      try {
        const { rows, rowCount } = await client.query(text, [...parameters]);
        return { rows, affectedRows: rowCount ?? 0 };
      } catch (error) {
        // After an error from the server the connection is still usable, unless the server closes it.
        isBroken ||= !(error instanceof pg.DatabaseError) || error.severity === 'FATAL';
        throw error;
      }
    },
  };
}
