import type { Reconciler } from './reconciler.ts';

const INTERVAL_MS = 30_000;

/** Reconciles pending payments now, then again after each interval. Returns a function that stops it and awaits a run. */
export function startReconciling(
  reconciler: Pick<Reconciler, 'reconcilePending'>,
  onError: (error: unknown) => void,
  intervalMs = INTERVAL_MS,
): () => Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let current: Promise<void>;
  const run = async () => {
    await reconciler.reconcilePending().catch(onError);
    if (isStopped) return;
    timer = setTimeout(() => {
      current = run();
    }, intervalMs);
    // The timer must not keep the process alive.
    timer.unref();
  };
  current = run();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await current;
  };
}
