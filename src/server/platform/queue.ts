import { Refusal } from './errors.ts';

interface Bounds {
  atOnce: number;
  waiting: number;
  /** Who has waited so long is turned away as well: they would not be there any more for the answer. */
  longestWaitMs: number;
  /** Told to those who are turned away. */
  retryAfterS: number;
}

export interface Queue {
  <Result>(job: () => Promise<Result>): Promise<Result>;
  /** What whoever came now would be told; undefined while there is room. */
  refusal(): Refusal | undefined;
}

/** Runs a few jobs at once, lets a few wait, and turns the rest away with 900503: work that fills a processor. */
export function createQueue({ atOnce, waiting, longestWaitMs, retryAfterS }: Bounds): Queue {
  // One for all: a trace for each would cost more than everything else about turning a crowd away.
  const refused = new Refusal('900503', { retryAfterS });
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
        reject(refused);
      }, longestWaitMs);
      line.push(begin);
    });
  const refusal = () => (running >= atOnce && line.length >= waiting ? refused : undefined);
  const inTurn = async <Result>(job: () => Promise<Result>) => {
    if (running >= atOnce) {
      if (refusal() !== undefined) throw refused;
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
  return Object.assign(inTurn, { refusal });
}
