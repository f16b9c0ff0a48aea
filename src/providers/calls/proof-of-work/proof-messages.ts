import type { Challenge, Solution } from 'altcha-lib';

/** To a worker: tries every `counterStep`th counter from `counterStart` on. */
export interface ProofTask {
  challenge: Challenge;
  counterStart: number;
  counterStep: number;
}

/** From a worker: the counters tried so far, or the end. */
export type ProofMessage = { tried: number } | { solution: Solution | null };
