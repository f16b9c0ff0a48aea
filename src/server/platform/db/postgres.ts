import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { openCluster } from './cluster/cluster.ts';
import { hostUrls } from './cluster/host-urls.ts';
import { withReplicas } from './cluster/with-replicas.ts';
import { copyStatement, copyText } from './copy.ts';
import type { Database, Session } from './database.ts';
import { createKysely } from './dialect.ts';
import { openPostgresServer, type PostgresServer, type ServerOptions } from './postgres-server.ts';
import { withoutReplicas } from './without-replicas.ts';

interface PostgresOptions extends Omit<ServerOptions, 'isReadOnly'> {
  /** Streaming replicas for reads of the catalogue; none by default. */
  readUrls?: readonly string[];
  /** A replica that is further behind is left out. */
  maxLagMs?: number;
  /** Called when a replica is left out or used again, and when another host becomes the primary. */
  onClusterChange?: (message: string) => void;
}

const LAG_MS_MAX = 2_000;

/** A PostgreSQL server, version 15 or later: one host, or several of which one is the primary; and its replicas. */
export function openPostgres(given: PostgresOptions): Database {
  const { url, readUrls = [], maxLagMs = LAG_MS_MAX, onClusterChange = () => undefined, ...options } = given;
  const hosts = hostUrls(url).map((host) => openPostgresServer({ ...options, url: host }));
  const readers = readUrls.map((reader) => openPostgresServer({ ...options, url: reader, isReadOnly: true }));
  const [first] = hosts;
  if (first === undefined) throw new Error('the URL of the database names no host');
  if (hosts.length === 1 && readers.length === 0) {
    const access = accessTo(async () => first);
    return { ...access, ...withoutReplicas(access), connections: first.connections, close: first.close };
  }
  const cluster = openCluster({ hosts, readers, maxLagMs, onChange: onClusterChange });
  const access = accessTo(cluster.primary);
  const servers = [...hosts, ...readers];
  return {
    ...access,
    ...(readers.length === 0 ? withoutReplicas(access) : withReplicas(access, cluster)),
    connections: () => {
      const all = servers.map((server) => server.connections());
      const sum = (field: 'open' | 'waiting') => all.reduce((total, connections) => total + connections[field], 0);
      return { open: sum('open'), waiting: sum('waiting') };
    },
    close: async () => {
      await cluster.close();
      await Promise.all(servers.map((server) => server.close()));
    },
  };
}

/** What everything but the catalogue uses: always the primary. */
function accessTo(primary: () => Promise<PostgresServer>) {
  const withSession = async <Result>(work: (session: Session) => Promise<Result>) => {
    const client = await (await primary()).connect();
    try {
      return await work(sessionOf(client));
    } finally {
      await client.end();
    }
  };
  return {
    engine: 'postgres',
    sql: createKysely(async () => (await primary()).acquire()),
    run: async (statement, parameters) => (await primary()).run(statement, parameters),
    withSession,
    execute: (script) => withSession(({ execute }) => execute(script)),
    copy: (table, columns, rows) => withSession(({ copyIn }) => copyIn(table, columns, copyText(rows))),
  } satisfies Partial<Database>;
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
