import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { copyStatement, copyText } from './copy.ts';
import type { Database, Session } from './database.ts';
import { type Client, createKysely } from './dialect.ts';
import { typeParsers } from './type-parsers.ts';

/** Clients get a 503 within 3 s when the server hangs or is down. */
const CONNECT_TIMEOUT_MS = 2_000;
const QUERY_TIMEOUT_MS = 2_500;

const SESSION = '-c timezone=UTC';
/**
 * Plans hot reads once per connection. By default those with array parameters are planned at each execution, which costs
 * ten times as much as running them.
 */
export const HOT_SESSION = `${SESSION} -c plan_cache_mode=force_generic_plan`;

const types = {
  getTypeParser(id: number, format?: 'text' | 'binary') {
    return typeParsers[id] ?? pg.types.getTypeParser(id, format ?? 'text');
  },
};

interface PostgresOptions {
  url: string;
  /** Called for each connection that breaks, in use or idle. */
  onConnectionLost: (error: Error) => void;
  /** Connections for hot reads, and the same number for everything else. */
  poolSize?: number;
  /** Of a statement; 0 for none, for commands that an operator runs. */
  queryTimeoutMs?: number;
}

/** A PostgreSQL server, version 15 or later. */
export function openPostgres(given: PostgresOptions): Database {
  const { url, onConnectionLost, poolSize = 20, queryTimeoutMs = QUERY_TIMEOUT_MS } = given;
  const common = {
    connectionString: url,
    types,
    options: SESSION,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  };
  const openPool = (options: string) => {
    const pool = new pg.Pool({
      ...common,
      options,
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
  const sql = createKysely(() => clientOf(pool));
  const withSession = async <Result>(work: (session: Session) => Promise<Result>) => {
    const client = new pg.Client(common);
    client.on('error', onConnectionLost);
    await client.connect();
    try {
      return await work(sessionOf(client));
    } finally {
      await client.end();
    }
  };
  return {
    engine: 'postgres',
    sql,
    async run<Row>(statement: { name: string; text: string; row?: Row }, parameters: readonly unknown[]) {
      const { name, text } = statement;
      return (await hotPool.query<Row & pg.QueryResultRow>({ name, text, values: [...parameters] })).rows;
    },
    withSession,
    execute: (script) => withSession(({ execute }) => execute(script)),
    copy: (table, columns, rows) => withSession(({ copyIn }) => copyIn(table, columns, copyText(rows))),
    connections: () => ({
      open: pool.totalCount + hotPool.totalCount,
      waiting: pool.waitingCount + hotPool.waitingCount,
    }),
    close: async () => {
      await Promise.all([pool.end(), hotPool.end()]);
    },
  };
}

function sessionOf(client: pg.Client): Session {
  return {
    execute: async (script) => {
      await client.query(script);
    },
    // The statement states the type of its rows.
    query: async <Row>(text: string, parameters: readonly unknown[] = []) =>
      (await client.query(text, [...parameters])).rows as Row[],
    copyIn: (table, columns, chunks) =>
      pipeline(Readable.from(chunks), client.query(copyFrom(copyStatement(table, columns, 'stdin')))),
    async *copyOut(query) {
      yield* client.query(copyTo(`copy (${query}) to stdout`)).setEncoding('utf8');
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
