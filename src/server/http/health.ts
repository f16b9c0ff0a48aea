import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';

/** A load balancer should learn of a hung database before its own probe times out. */
const READY_WITHIN_MS = 1_000;

/** Mounts the probes: /healthz while the process runs, /readyz while the database responds within a second. */
export function mountHealth(app: FastifyInstance, db: Database): void {
  const checkDatabase = shareRunning(() => db.sql.selectFrom('role').select('roleId').limit(1).execute());
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async () => {
    const timer = new AbortController();
    const isLate = wait(READY_WITHIN_MS, true, { signal: timer.signal, ref: false }).catch(() => false);
    try {
      if ((await Promise.race([checkDatabase(), isLate])) === true) throw new Refusal('900503');
    } finally {
      timer.abort();
    }
    return { status: 'ready' };
  });
}

/** Calls that arrive while one runs share its result: many probes cost one statement. */
function shareRunning<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  return () => {
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };
}
