import { createQueue, type Queue } from '../platform/queue.ts';

const LIMITS = {
  // As many as there are connections to the database: more would only wait there.
  concurrency: 40,
  maxWaiting: 260,
  maxWaitMs: 1_000,
  retryAfterS: 2,
};

/**
 * Refuses calls while this process has too many of them, so that those it accepts stay quick. Of any burst 40 calls run
 * and are never refused here, however slow the machine. 260 wait for up to a second: how many of them run depends on the
 * machine's speed. A call that runs can still fail with 503 if the database keeps it waiting (`platform/db/postgres.ts`).
 * A refusal costs no statement.
 */
export function createLoadShedding(limits: Partial<typeof LIMITS> = {}): Queue {
  return createQueue({ ...LIMITS, ...limits });
}
