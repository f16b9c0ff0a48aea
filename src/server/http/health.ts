import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { ttlValue } from '../platform/caches/ttl-cache.ts';
import type { Database } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';

/** A load balancer should learn of a hung database before its own probe times out. */
const READY_WITHIN_MS = 1_000;
/** Probes of the same second share a result: anyone may request them, in any number. */
const PROBE_TTL_MS = 1_000;

/**
 * Mounts the probes: /healthz while the process runs, /readyz while the database responds within a second. Without the
 * primary a node is ready as long as a replica answers: the catalogue can be read.
 */
export function mountHealth(app: FastifyInstance, db: Database): void {
  const checkDatabase = shareRunning(() =>
    db.readThroughOutage(({ sql }) => sql.selectFrom('role').select('roleId').limit(1).execute()),
  );
  const probe = ttlValue(() => probeWithin(READY_WITHIN_MS, checkDatabase), { ttlMs: PROBE_TTL_MS });
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async () => {
    const { error } = await probe();
    if (error !== null) throw error;
    return { status: 'ready' };
  });
}

/** Errors are results, so that they are cached too. */
async function probeWithin(ms: number, check: () => Promise<unknown>): Promise<{ error: unknown }> {
  const timer = new AbortController();
  const isLate = wait(ms, true, { signal: timer.signal, ref: false }).catch(() => false);
  try {
    return { error: (await Promise.race([check(), isLate])) === true ? new Refusal('900503') : null };
  } catch (error) {
    return { error };
  } finally {
    timer.abort();
  }
}

/** Calls that arrive while one runs share its result: a statement that hangs is not repeated by later probes. */
function shareRunning<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  return () => {
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };
}
