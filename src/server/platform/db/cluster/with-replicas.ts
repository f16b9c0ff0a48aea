import { AsyncLocalStorage } from 'node:async_hooks';
import { isUnavailable } from '../../errors.ts';
import type { Catalogue, Database } from '../database.ts';
import { createKysely } from '../dialect.ts';
import type { PostgresServer } from '../postgres-server.ts';
import { steadyReads } from '../steady-reads.ts';
import type { Cluster } from './cluster.ts';

/** The server that a request reads the catalogue from. */
interface Pin {
  server: PostgresServer | undefined;
  /** Whether rows of this server may be in the answer already. */
  hasRead: boolean;
  isOnPrimary: boolean;
}

/** A request's server failed after it had given rows: those of another server could be of another state. */
class ReaderLostError extends Error {
  /** SQLSTATE of a lost connection, answered with 503. */
  readonly code = '08006';
}

/** A query on a replica that waited for rows that the primary has removed since. */
const RECOVERY_CONFLICT = '40001';
/** A statement that is too slow, or that writes: no fault of the server, and no better elsewhere. */
const OWN_FAULTS: readonly unknown[] = ['57014', '25006'];

type Access = Pick<Database, 'run' | 'sql'>;

/** The parts of a database that use its replicas. */
export function withReplicas(
  access: Access,
  cluster: Cluster,
): Pick<Database, 'catalogue' | 'readThroughOutage' | 'readers'> {
  return {
    catalogue: createCatalogue(cluster),
    readers: cluster.readers,
    async readThroughOutage(read) {
      if (!cluster.isPrimaryAway()) {
        try {
          return await read({ ...access, isPrimaryAway: false });
        } catch (error) {
          if (!isUnavailable(error) || !(await cluster.checkPrimary())) throw error;
        }
      }
      const reader = cluster.nextReader();
      if (reader === undefined) return read({ ...access, isPrimaryAway: false });
      return read({ run: reader.run, sql: createKysely(reader.acquire), isPrimaryAway: true });
    },
  };
}

function createCatalogue(cluster: Cluster): Catalogue {
  const pins = new AsyncLocalStorage<Pin>();
  const newPin = (isOnPrimary: boolean): Pin => ({ server: undefined, hasRead: false, isOnPrimary });
  const currentPin = () => pins.getStore() ?? newPin(false);

  /** The pinned reader; undefined for the primary. */
  const readerOf = (pin: Pin): PostgresServer | undefined => {
    if (pin.isOnPrimary && !cluster.isPrimaryAway()) return undefined;
    pin.server ??= cluster.nextReader();
    // From now on, even if a reader comes back: its state may be another.
    if (pin.server === undefined) pin.isOnPrimary = true;
    return pin.server;
  };

  /** @throws the error, unless the statement may run on another server */
  const leave = (pin: Pin, reader: PostgresServer, error: unknown): void => {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const isConflict = code === RECOVERY_CONFLICT;
    if (!isConflict && (!isUnavailable(error) || OWN_FAULTS.includes(code))) throw error;
    if (isConflict) pin.isOnPrimary = true;
    else cluster.leaveOut(reader);
    // Another statement of the request may have left it already.
    if (pin.server !== reader) return;
    if (pin.hasRead) throw new ReaderLostError(`replica ${reader.name} was lost during a request`, { cause: error });
    pin.server = undefined;
  };

  const onServer = async <Rows>(read: (server: PostgresServer) => Promise<Rows>): Promise<Rows> => {
    const pin = currentPin();
    for (;;) {
      const reader = readerOf(pin);
      if (reader === undefined) return read(await cluster.primary());
      try {
        const rows = await read(reader);
        pin.hasRead = true;
        return rows;
      } catch (error) {
        leave(pin, reader, error);
      }
    }
  };

  return steadyReads({
    run: (statement, parameters) => onServer((server) => server.run(statement, parameters)),
    // Each query is one statement, so that its connection is taken for it alone.
    sql: createKysely(async () => ({
      release: () => undefined,
      query: (text, parameters) => onServer((server) => queryOnce(server, text, parameters)),
    })),
    serverName: () => readerOf(currentPin())?.name ?? '',
    pin: ({ isOnPrimary }, work) => pins.run(newPin(isOnPrimary), work),
    async repeatIfLost(work) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof ReaderLostError)) throw error;
        const pin = pins.getStore();
        if (pin !== undefined) Object.assign(pin, newPin(pin.isOnPrimary));
        return work();
      }
    },
    ownWritesMs: cluster.staleMs,
  });
}

async function queryOnce(server: PostgresServer, text: string, parameters: readonly unknown[]) {
  const client = await server.acquire();
  try {
    return await client.query(text, parameters);
  } finally {
    client.release();
  }
}
