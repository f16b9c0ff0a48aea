import type { PGlite } from '@electric-sql/pglite';

export interface QueryResult {
  rows: unknown[];
  affectedRows: number;
}

/** The one connection to PGlite. Its methods are called one at a time. */
export interface Engine {
  /** `isUnlimited`: of a session; the time of other statements is limited. */
  query(text: string, parameters: readonly unknown[], isUnlimited?: boolean): Promise<QueryResult>;
  /** Runs a script of several statements. */
  execute(script: string): Promise<void>;
  /** Copies a chunk of rows; `statement` reads from '/dev/blob'. */
  copy(statement: string, chunk: string): Promise<void>;
  /** The rows of a query in COPY's text format, all in memory. */
  copyOut(query: string): Promise<string>;
  /** Counts restarts: a transaction that began before one is lost. */
  generation(): number;
  close(): Promise<void>;
}

/** PGlite on the calling thread, which every statement blocks and nothing can cancel. */
export async function engineOf(pglite: PGlite): Promise<Engine> {
  await pglite.waitReady;
  await pglite.exec(`set timezone to 'UTC'`);
  return {
    async query(text, parameters) {
      const { rows, affectedRows } = await pglite.query(text, [...parameters]);
      return { rows, affectedRows: affectedRows ?? 0 };
    },
    execute: async (script) => {
      await pglite.exec(script);
    },
    copy: async (statement, chunk) => {
      await pglite.query(statement, [], { blob: new Blob([chunk]) });
    },
    async copyOut(query) {
      const { blob } = await pglite.query(`copy (${query}) to '/dev/blob'`);
      return blob === undefined ? '' : blob.text();
    },
    generation: () => 0,
    close: () => pglite.close(),
  };
}
