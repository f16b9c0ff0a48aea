import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../../errors.ts';
import { copyStatement, copyText } from '../copy.ts';
import type { Database, Session } from '../database.ts';
import { type Client, createKysely } from '../dialect.ts';
import { unavailable } from '../unavailable.ts';
import { withoutReplicas } from '../without-replicas.ts';
import type { Engine } from './engine.ts';
import { openEngineThread } from './engine-thread.ts';
import { type Acquire, createMutex } from './mutex.ts';

/** A caller that has waited this long gets 503, and its statement is never run. */
const WAIT_MS_MAX = 2_500;
/** The same while a script runs, such as the publication of an import: callers would rather wait than fail. */
const WAIT_FOR_SESSION_MS_MAX = 10_000;
const RETRY_AFTER_S = 5;
const COPY_CHUNK = 8_000_000;

/**
 * Opens the embedded engine in a folder. It runs one query at a time in a thread, does not lock the folder against other
 * processes (see lock.ts) and does not sync to disk: a power cut may lose the last writes.
 */
export async function openEmbedded(folder: string, onRestart?: (reason: Error) => void): Promise<Database> {
  await mkdir(path.dirname(folder), { recursive: true });
  return createEmbeddedDatabase(await openEngineThread(folder, onRestart === undefined ? {} : { onRestart }));
}

export function createEmbeddedDatabase(
  engine: Engine,
  { maxWaitMs = WAIT_MS_MAX, maxWaitForSessionMs = WAIT_FOR_SESSION_MS_MAX } = {},
): Database {
  const mutex = createMutex();
  let waiting = 0;
  /** That run or wait for their turn. */
  let sessions = 0;
  const acquire: Acquire = async (maxMs) => {
    waiting += 1;
    try {
      return await mutex(maxMs);
    } finally {
      waiting -= 1;
    }
  };
  /** @throws Error that means 503, Refusal 300355 if it is a session that lasts */
  const acquireForStatement = async () => {
    if (sessions === 0) return acquire(maxWaitMs);
    try {
      return await acquire(maxWaitForSessionMs);
    } catch {
      throw new Refusal('300355', { retryAfterS: RETRY_AFTER_S });
    }
  };
  const connection = () => clientOf(engine, acquireForStatement);
  const sql = createKysely(connection);
  const session: Session = {
    execute: (script) => engine.execute(script),
    // The statement states the type of its rows.
    query: async <Row>(text: string, parameters: readonly unknown[] = []) =>
      (await engine.query(text, parameters, true)).rows as Row[],
    async copyIn(table, columns, chunks) {
      const statement = copyStatement(table, columns, `'/dev/blob'`);
      for await (const chunk of chunks) await engine.copy(statement, chunk);
    },
    async *copyOut(query) {
      yield await engine.copyOut(query);
    },
  };
  const withSession = async <Result>(work: (session: Session) => Promise<Result>) => {
    sessions += 1;
    try {
      const release = await acquire();
      try {
        return await work(session);
      } finally {
        release();
      }
    } finally {
      sessions -= 1;
    }
  };
  const run = async <Row>(statement: { text: string; row?: Row }, parameters: readonly unknown[]) => {
    const client = await connection();
    try {
      // The statement states the type of its rows.
      return (await client.query(statement.text, parameters)).rows as Row[];
    } finally {
      client.release();
    }
  };
  return {
    engine: 'embedded',
    sql,
    run,
    ...withoutReplicas({ run, sql }),
    withSession,
    execute: (script) => withSession(({ execute }) => execute(script)),
    copy: (table, columns, rows) =>
      withSession(async ({ copyIn }) => {
        await engine.execute('begin');
        try {
          await copyIn(table, columns, copyText(rows, COPY_CHUNK));
          await engine.execute('commit');
        } catch (error) {
          await engine.execute('rollback');
          throw error;
        }
      }),
    connections: () => ({ open: 1, waiting }),
    close: async () => {
      // After the statement that runs, unless it hangs.
      await acquire(maxWaitMs).catch(() => undefined);
      await engine.close();
    },
  };
}

/** The single connection: a transaction holds the mutex until it ends, and ends with the engine that it began on. */
async function clientOf(engine: Engine, acquire: () => ReturnType<Acquire>): Promise<Client> {
  const release = await acquire();
  const generation = engine.generation();
  return {
    release,
    async query(text, parameters) {
      if (engine.generation() !== generation) throw unavailable('the embedded engine was restarted');
      return engine.query(text, parameters);
    },
  };
}
