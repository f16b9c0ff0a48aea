import { AsyncLocalStorage } from 'node:async_hooks';
import type { Catalogue, CatalogueRead, Sql } from './database.ts';

/** Captured at import, so that fake timers of tests do not stop it. */
const setImmediateOfNode = setImmediate;
const nextTurn = () => new Promise((resolve) => setImmediateOfNode(resolve));

/** What one request has read of the catalogue. */
interface RequestReads {
  /** Statements, and uses of values that this process has cached. */
  count: number;
  server: string;
  /** The revision of the server as it was known before the first read; undefined if it was not. */
  revision: number | undefined;
}

const noReads = (): RequestReads => ({ count: 0, server: '', revision: undefined });

const readRevision: CatalogueRead<{ revision: number }> = {
  reads: 'catalogue',
  name: 'read-catalogue-revision',
  text: 'select revision from catalogue_state',
};

type Server = Omit<Catalogue, 'lastRevision' | 'shared' | 'sql'> & { sql: Sql };

/**
 * Answers from one state of the catalogue: a request that reads it more than once compares the catalogue's revision after its
 * last read with the one known before its first, and is run once more if a version was published or taken back in between.
 * The revision is read once for all requests that end at about the same time.
 */
export function steadyReads(server: Server): Catalogue {
  const requests = new AsyncLocalStorage<RequestReads>();
  /** By server: one that replays the log later has an older one. */
  const known = new Map<string, number>();
  /** Checks that have not begun, and the last ones that have. */
  const checks = new Map<string, Promise<number | undefined>>();
  const running = new Map<string, Promise<unknown>>();

  const noteRead = (): void => {
    const reads = requests.getStore();
    if (reads === undefined) return;
    if (reads.count === 0) {
      reads.server = server.serverName();
      reads.revision = known.get(reads.server);
    }
    reads.count += 1;
  };

  const currentRevision = (name: string): Promise<number | undefined> => {
    const started = checks.get(name);
    if (started !== undefined) return started;
    // One at a time: all that end during a check share the next one.
    const before = running.get(name) ?? Promise.resolve();
    const check = before.then(nextTurn).then(async () => {
      // A request that ends from now on must not share the statement.
      checks.delete(name);
      const [row] = await server.run(readRevision, []);
      if (row !== undefined) known.set(name, row.revision);
      return row?.revision;
    });
    checks.set(name, check);
    running.set(
      name,
      check.catch(() => undefined),
    );
    return check;
  };

  const isMixed = async (reads: RequestReads): Promise<boolean> => {
    if (reads.count < 2) return false;
    const name = server.serverName();
    if (name !== reads.server) return true;
    try {
      return (await currentRevision(name)) !== reads.revision;
    } catch {
      // The answer is there already: that the database is away now does not make it wrong.
      return false;
    }
  };

  return {
    ...server,
    run(statement, parameters) {
      noteRead();
      return server.run(statement, parameters);
    },
    sql: server.sql.withPlugin({
      transformQuery({ node }) {
        noteRead();
        return node;
      },
      transformResult: async ({ result }) => result,
    }),
    serverName() {
      // Its caller shares a statement with other requests.
      noteRead();
      return server.serverName();
    },
    // Otherwise it would be another read of the request whose context it runs in.
    shared: (read) => requests.run(noReads(), read),
    lastRevision() {
      noteRead();
      return Math.max(0, ...known.values());
    },
    pin: (choice, work) => server.pin(choice, () => requests.run(noReads(), work)),
    repeatIfLost: (work) =>
      server.repeatIfLost(async () => {
        const reads = requests.getStore();
        if (reads !== undefined) reads.count = 0;
        const result = await work();
        return reads !== undefined && (await isMixed(reads)) ? work() : result;
      }),
  };
}
