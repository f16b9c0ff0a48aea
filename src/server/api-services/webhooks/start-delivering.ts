import type { Sql } from '../../platform/db/database.ts';
import type { Deliverer } from './deliverer.ts';
import { emitExpiringKeys } from './expiring-keys.ts';

const TICK_MS = 1_000;
const EXPIRY_CHECK_MS = 60_000;

/** Delivers what is due and looks for keys that end, while the server runs. @returns the function that stops it */
export function startDelivering(db: Sql, deliverer: Deliverer, onError: (error: unknown) => void): () => Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let checkedAt = Number.NEGATIVE_INFINITY;
  const run = async () => {
    if (performance.now() - checkedAt >= EXPIRY_CHECK_MS) {
      checkedAt = performance.now();
      await emitExpiringKeys(db);
    }
    await deliverer.tick();
  };
  const repeat = () => {
    current = run()
      .catch(onError)
      .finally(() => {
        if (isStopped) return;
        timer = setTimeout(repeat, TICK_MS);
        // The timer must not keep the process alive.
        timer.unref();
      });
  };
  let current: Promise<void> = Promise.resolve();
  repeat();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await current;
    deliverer.abort();
    await deliverer.drain();
  };
}
