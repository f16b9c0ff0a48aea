/**
 * Runs a job now and at intervals, never twice at once: a database that hangs must not collect statements. A failure is not
 * logged; the next run tries again. @returns the function that stops it and awaits a running job
 */
export function repeat(job: () => Promise<unknown>, intervalMs: number): () => Promise<void> {
  let current: Promise<void> | undefined;
  const run = () => {
    current ??= job()
      .then(
        () => undefined,
        () => undefined,
      )
      .finally(() => {
        current = undefined;
      });
  };
  run();
  const timer = setInterval(run, intervalMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await current;
  };
}
