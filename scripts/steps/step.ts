/** How a step ended. A step that is not a test run counts as one check. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** What it did, in a few words: 412 files, 57 tests. */
  summary: string;
  /** Shown in full when something failed. */
  output: string;
}

/** One step of a run: `npm test -- NAME` runs it alone. */
export interface Step {
  name: string;
  run(): Promise<Outcome>;
}

/** The outcome of a step that is right or wrong as a whole. */
export function verdict(isRight: boolean, summary: string, output: string): Outcome {
  return { passed: isRight ? 1 : 0, failed: isRight ? 0 : 1, skipped: 0, summary, output };
}
