interface Sample {
  atMs: number;
  position: number;
}

/** A reader that is further behind than the oldest sample has an unknown lag. */
const SAMPLES_MAX = 240;

/**
 * How far readers are behind, by the primary's positions over time. Times of one clock only are compared, and a primary on
 * which nothing is written makes no reader look late. While the primary is away there are no new positions, so that a
 * reader's lag is the one that it had then.
 */
export function createLagMeter() {
  const samples: Sample[] = [];
  return {
    addPrimary(sample: Sample): void {
      samples.push(sample);
      if (samples.length > SAMPLES_MAX) samples.shift();
    },
    /** An upper bound in milliseconds; Infinity if the reader has replayed none of the known positions. */
    lagOf(position: number): number {
      const newest = samples.at(-1);
      const replayed = samples.findLast((sample) => sample.position <= position);
      return newest === undefined || replayed === undefined ? Number.POSITIVE_INFINITY : newest.atMs - replayed.atMs;
    },
  };
}
