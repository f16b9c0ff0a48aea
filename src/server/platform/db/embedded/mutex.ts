import { unavailable } from '../unavailable.ts';

/** Captured at import, so that fake timers of tests do not stop the engine. */
const setImmediateOfNode = setImmediate;
const setTimeoutOfNode = setTimeout;
const clearTimeoutOfNode = clearTimeout;
/** Longest time of consecutive queries before the event loop gets a turn. */
const BLOCKING_MS_MAX = 20;

/** Acquires the mutex and resolves to its release function. @throws Error that means 503 after `maxWaitMs` */
export type Acquire = (maxWaitMs?: number) => Promise<() => void>;

/**
 * A fair mutex. An engine on this thread resolves queries without returning to the event loop, so now and then the release
 * goes through it. Otherwise no new request would be read, not even to be refused, until all queries before it are done.
 */
export function createMutex(): Acquire {
  let last: Promise<void> = Promise.resolve();
  let lastYieldAt = 0;
  return async (maxWaitMs) => {
    const before = last;
    let next: () => void = () => undefined;
    last = new Promise((resolve) => {
      next = resolve;
    });
    try {
      await (maxWaitMs === undefined ? before : within(before, maxWaitMs));
    } catch (error) {
      // The turn passes to the next caller when it comes.
      void before.then(next);
      throw error;
    }
    return () => {
      if (performance.now() - lastYieldAt < BLOCKING_MS_MAX) next();
      else
        setImmediateOfNode(() => {
          lastYieldAt = performance.now();
          next();
        });
    };
  };
}

async function within(turn: Promise<void>, maxWaitMs: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLate = new Promise<never>((_, reject) => {
    timer = setTimeoutOfNode(() => reject(unavailable('waited too long for the embedded engine')), maxWaitMs);
  });
  return Promise.race([turn, isLate]).finally(() => clearTimeoutOfNode(timer));
}
