import { Refusal } from '../errors.ts';

interface Bounds {
  atOnce: number;
  waiting: number;
  /** Told to those who are turned away. */
  retryAfterS: number;
}

/** Runs a few jobs at once, lets a few wait, and turns the rest away with 900503: work that fills a processor. */
export function createQueue({
  atOnce,
  waiting,
  retryAfterS,
}: Bounds): <Result>(job: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const line: (() => void)[] = [];
  return async (job) => {
    if (running >= atOnce) {
      if (line.length >= waiting) throw new Refusal('900503', { retryAfterS });
      await new Promise<void>((begin) => line.push(begin));
    } else {
      running += 1;
    }
    try {
      return await job();
    } finally {
      // The place goes to the next in line without being free in between.
      const next = line.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
