import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { copyStatement, copyText } from './copy.ts';
import type { Database } from './database.ts';
import { type Client, kyselyOver } from './dialect.ts';
import { typeParsers } from './type-parsers.ts';

/**
 * The embedded engine, in a folder or (null) in memory. It answers one query at a time on this thread, locks nothing
 * between processes (see lock.ts) and never syncs to disk: a killed process loses nothing, a power cut may.
 */
export async function openEmbedded(folder: string | null): Promise<Database> {
  if (folder !== null) await mkdir(path.dirname(folder), { recursive: true });
  return databaseOver(new PGlite({ ...(folder === null ? {} : { dataDir: folder }), parsers: typeParsers }));
}

/** The database over an engine that was opened with our type parsers. */
export async function databaseOver(pglite: PGlite): Promise<Database> {
  await pglite.waitReady;
  await pglite.exec(`set timezone to 'UTC'`);
  const turn = oneAtATime();
  const sql = kyselyOver(
    () => clientOf(pglite, turn),
    () => pglite.close(),
  );
  return {
    engine: 'embedded',
    sql,
    async run<Row>(statement: { text: string; row?: Row }, parameters: readonly unknown[]) {
      const release = await turn();
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

/** The one connection: a transaction keeps its turn until it ends. */
async function clientOf(pglite: PGlite, turn: () => Promise<() => void>): Promise<Client> {
  const release = await turn();
  return {
    release,
    async query(text, parameters) {
      const { rows, affectedRows } = await pglite.query(text, [...parameters]);
      return { rows, affectedRows: affectedRows ?? 0 };
    },
  };
}

/** Taken now: a test that stops the clock does not stop the engine. */
const soon = setImmediate;
/** So long the engine may go from one query to the next before the event loop has a turn, in ms. */
const AT_A_STRETCH_MS = 20;

/**
 * A queue for one: calling it waits for the turn and gives the function that hands the turn on. The engine answers
 * without ever going back to the event loop. So every now and then the turn is handed on there: or else nobody who comes
 * meanwhile would be heard, not even to be turned away, until all those before are answered.
 */
function oneAtATime(): () => Promise<() => void> {
  let last: Promise<void> = Promise.resolve();
  let restedAt = 0;
  return async () => {
    const before = last;
    let hand: () => void = () => undefined;
    last = new Promise((resolve) => {
      hand = resolve;
    });
    await before;
    return () => {
      if (performance.now() - restedAt < AT_A_STRETCH_MS) hand();
      else
        soon(() => {
          restedAt = performance.now();
          hand();
        });
    };
  };
}
