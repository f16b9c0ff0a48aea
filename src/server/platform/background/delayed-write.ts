/** Writes of what has been collected in memory, at most one in an interval and never two at once. */
export interface DelayedWrite {
  /** Something is waiting: it is written within the interval. */
  schedule(): void;
  /** Writes now what is waiting. */
  flush(): Promise<void>;
}

/** @param write takes what is waiting and writes it; it puts back what it cannot write, and does not throw */
export function createDelayedWrite(write: () => Promise<void>, intervalMs: number): DelayedWrite {
  let current: Promise<void> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    current = current.then(write);
    return current;
  };
  return {
    flush,
    schedule() {
      if (timer !== undefined) return;
      timer = setTimeout(() => void flush(), intervalMs);
      timer.unref();
    },
  };
}
