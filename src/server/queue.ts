import { Refusal } from './errors.ts';

interface Bounds {
  atOnce: number;
  waiting: number;
  /** Who has waited so long is turned away as well: they would not be there any more for the answer. */
  longestWaitMs: number;
  /** Told to those who are turned away. */
  retryAfterS: number;
}

/** Runs a few jobs at once, lets a few wait, and turns the rest away with 900503: work that fills a processor. */
export function createQueue({
  atOnce,
  waiting,
  longestWaitMs,
  retryAfterS,
}: Bounds): <Result>(job: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const line: (() => void)[] = [];
  const wait = () =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(patience);
        resolve();
      };
      const patience = setTimeout(() => {
        line.splice(line.indexOf(begin), 1);
        reject(new Refusal('900503', { retryAfterS }));
      }, longestWaitMs);
      line.push(begin);
    });
  return async (job) => {
    if (running >= atOnce) {
      if (line.length >= waiting) throw new Refusal('900503', { retryAfterS });
      await wait();
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
