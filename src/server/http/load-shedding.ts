import { createQueue, type Queue } from '../platform/queue.ts';

const LIMITS = {
  // As many as there are connections to the database: more would only wait there.
  concurrency: 40,
  maxWaiting: 260,
  maxWaitMs: 1_000,
  retryAfterS: 2,
};

/**
 * Refuses calls while this process has too many of them, so that those it accepts stay quick: a few run at once, some
 * wait, none longer than a second. A refusal costs no statement.
 */
export function createLoadShedding(limits: Partial<typeof LIMITS> = {}): Queue {
  return createQueue({ ...LIMITS, ...limits });
}
