import { createQueue, type Queue } from '../platform/queue.ts';

const BOUNDS = {
  // As many as there are connections to the database: more would only wait there.
  atOnce: 40,
  waiting: 260,
  longestWaitMs: 1_000,
  // A crowd of short calls is gone by then.
  retryAfterS: 2,
};

/**
 * Turns calls away while this process has too many of them, so that those which are let in stay quick, be they short or
 * long: a few run at once, some wait, none longer than a moment. A refusal costs no query.
 */
export function createCrowd(bounds: Partial<typeof BOUNDS> = {}): Queue {
  return createQueue({ ...BOUNDS, ...bounds });
}
