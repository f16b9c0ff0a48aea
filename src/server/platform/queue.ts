import PQueue from 'p-queue';
import { Refusal } from './errors.ts';

interface QueueLimits {
  concurrency: number;
  maxWaiting: number;
  /** Jobs that have waited this long are refused: their callers have given up by then. */
  maxWaitMs: number;
  /** For those who are refused. */
  retryAfterS: number;
}

export interface Queue {
  /** @throws Refusal 900503 if too many jobs wait already, or this one has waited too long */
  run<Result>(job: () => Promise<Result>): Promise<Result>;
  /** The refusal that `run` would throw now, or undefined while there is room. */
  findRefusal(): Refusal | undefined;
  /** Jobs that run, and jobs that wait for their turn. */
  running(): number;
  waiting(): number;
}

/** A bounded queue for work that fills a processor. */
export function createQueue({ concurrency, maxWaiting, maxWaitMs, retryAfterS }: QueueLimits): Queue {
  const queue = new PQueue({ concurrency });
  // Shared: a stack trace for each would cost more than everything else about refusing thousands of calls.
  const refusal = new Refusal('900503', { retryAfterS });
  const isBusy = () => queue.pending >= concurrency || queue.size > 0;
  const findRefusal = () => (isBusy() && queue.size >= maxWaiting ? refusal : undefined);
  return {
    findRefusal,
    running: () => queue.pending,
    waiting: () => queue.size,
    async run(job) {
      if (findRefusal() !== undefined) throw refusal;
      if (!isBusy()) return queue.add(job);
      const waiting = new AbortController();
      const timer = setTimeout(() => waiting.abort(refusal), maxWaitMs);
      const start = () => {
        clearTimeout(timer);
        return job();
      };
      return queue.add(start, { signal: waiting.signal });
    },
  };
}
