import { setTimeout as wait } from 'node:timers/promises';
import { createQueue } from '../../platform/queue.ts';

/** A single visitor who opens one page after the other waits for the pause of a slow machine, and still gets the page. */
const LIMITS = { concurrency: 1, maxWaiting: 8, maxWaitMs: 4_000, retryAfterS: 2 };
/** After a job the queue pauses for this many times its duration, so that it uses at most a quarter of the thread. */
const PAUSE_FACTOR = 3;

/**
 * Runs one rendering at a time, with pauses that leave the thread to calls.
 * @throws Refusal 900503 if too many wait already, or this one has waited too long
 */
export function createRenderQueue(pauseFactor = PAUSE_FACTOR): <Result>(job: () => Promise<Result>) => Promise<Result> {
  const queue = createQueue(LIMITS);
  return (job) =>
    new Promise((resolve, reject) => {
      const runAndPause = async () => {
        const startedAt = performance.now();
        await job().then(resolve, reject);
        await wait((performance.now() - startedAt) * pauseFactor, undefined, { ref: false });
      };
      queue.run(runAndPause).catch(reject);
    });
}
