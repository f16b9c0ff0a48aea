const SHORTEST_MS = 500;
const LONGEST_MS = 30_000;
/** A worker that has run this long is well. */
const WELL_AFTER_MS = 60_000;

/** How long to wait before a dead worker is started again: doubled each time it dies early. */
export function createRestartDelay(): (livedMs: number) => number {
  let early = 0;
  return (livedMs) => {
    early = livedMs >= WELL_AFTER_MS ? 0 : early + 1;
    return Math.min(LONGEST_MS, SHORTEST_MS * 2 ** Math.max(0, early - 1));
  };
}
