import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { copyStatement, copyText } from './copy.ts';
import type { Database } from './database.ts';
import { type Client, createKysely } from './dialect.ts';
import { typeParsers } from './type-parsers.ts';

/**
 * Opens the embedded engine in a folder, or in memory if null. It runs one query at a time on this thread, does not lock
 * the folder against other processes (see lock.ts) and does not sync to disk: a power cut may lose the last writes.
 */
export async function openEmbedded(folder: string | null): Promise<Database> {
  if (folder !== null) await mkdir(path.dirname(folder), { recursive: true });
  return createEmbeddedDatabase(new PGlite({ ...(folder === null ? {} : { dataDir: folder }), parsers: typeParsers }));
}

/** Wraps an engine that was opened with `typeParsers`. */
export async function createEmbeddedDatabase(pglite: PGlite): Promise<Database> {
  await pglite.waitReady;
  await pglite.exec(`set timezone to 'UTC'`);
  const acquire = createMutex();
  const sql = createKysely(
    () => clientOf(pglite, acquire),
    () => pglite.close(),
  );
  return {
    engine: 'embedded',
    sql,
    async run<Row>(statement: { text: string; row?: Row }, parameters: readonly unknown[]) {
      const release = await acquire();
      try {
        return (await pglite.query<Row>(statement.text, [...parameters])).rows;
      } finally {
        release();
      }
    },
    execute: async (script) => {
      await pglite.exec(script);
    },
    copy: async (table, columns, rows) => {
      const statement = copyStatement(table, columns, `'/dev/blob'`);
      await pglite.transaction(async (transaction) => {
        for (const chunk of copyText(rows, 8_000_000)) {
          await transaction.query(statement, [], { blob: new Blob([chunk]) });
        }
      });
    },
    close: () => sql.destroy(),
  };
}

/** The single connection: a transaction holds the mutex until it ends. */
async function clientOf(pglite: PGlite, acquire: () => Promise<() => void>): Promise<Client> {
  const release = await acquire();
  return {
    release,
    async query(text, parameters) {
      const { rows, affectedRows } = await pglite.query(text, [...parameters]);
      return { rows, affectedRows: affectedRows ?? 0 };
    },
  };
}

/** Captured at import, so that fake timers of tests do not stop the engine. */
const setImmediateOfNode = setImmediate;
/** Longest time of consecutive queries before the event loop gets a turn. */
const MAX_BLOCKING_MS = 20;

/**
 * A mutex: acquiring it resolves to its release function. The engine resolves queries without returning to the event
 * loop, so now and then the release goes through it. Otherwise no new request would be read, not even to be refused,
 * until all queries before it are done.
 */
function createMutex(): () => Promise<() => void> {
  let last: Promise<void> = Promise.resolve();
  let lastYieldAt = 0;
  return async () => {
    const before = last;
    let next: () => void = () => undefined;
    last = new Promise((resolve) => {
      next = resolve;
    });
    await before;
    return () => {
      if (performance.now() - lastYieldAt < MAX_BLOCKING_MS) next();
      else
        setImmediateOfNode(() => {
          lastYieldAt = performance.now();
          next();
        });
    };
  };
}
