/** Limits the log when one cause fails thousands of requests. */
const INTERVAL_MS = 1_000;

/**
 * Passes on one event per second, with the number of events skipped since the one before.
 * @param write `skipped` is 0 for an event that follows no skipped one
 */
export function createLogThrottle<Event>(
  write: (event: Event, skipped: number) => void,
  intervalMs = INTERVAL_MS,
): (event: Event) => void {
  let nextAt = 0;
  let skipped = 0;
  return (event) => {
    const now = performance.now();
    if (now < nextAt) {
      skipped += 1;
      return;
    }
    write(event, skipped);
    nextAt = now + intervalMs;
    skipped = 0;
  };
}
