import { Refusal } from './errors.ts';

/** More calls at once than this are a crowd: each of them would wait for all the others. */
const MOST_AT_ONCE = 300;
/** How long whoever is turned away is asked to wait: a crowd of short calls is gone by then. */
const RETRY_AFTER_S = 2;

export interface Crowd {
  /** Lets a call in and gives the function that says it is done. @throws Refusal 900503 while too many are in */
  enter(): () => void;
}

/**
 * Turns calls away while this process has too many at work, so that those which were let in stay quick. A refusal costs
 * no query.
 */
export function createCrowd(mostAtOnce = MOST_AT_ONCE): Crowd {
  let inside = 0;
  return {
    enter() {
      if (inside >= mostAtOnce) throw new Refusal('900503', { retryAfterS: RETRY_AFTER_S });
      inside += 1;
      let isInside = true;
      return () => {
        if (isInside) inside -= 1;
        isInside = false;
      };
    },
  };
}
