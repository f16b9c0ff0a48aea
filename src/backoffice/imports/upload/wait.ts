const waiting = new Set<() => void>();

/** Ends every wait: the connection is back, or the user wants to try at once. */
export function wakeUp(): void {
  for (const end of waiting) end();
}

globalThis.addEventListener?.('online', wakeUp);

/** Resolves after the time, or as soon as the browser is online again. Rejects when aborted. */
export function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    // Its event has passed.
    if (signal.aborted) {
      reject(signal.reason);
      return;
    }
    const stop = () => {
      clearTimeout(timer);
      waiting.delete(end);
      signal.removeEventListener('abort', onAbort);
    };
    const end = () => {
      stop();
      resolve();
    };
    const onAbort = () => {
      stop();
      reject(signal.reason);
    };
    const timer = setTimeout(end, ms);
    waiting.add(end);
    signal.addEventListener('abort', onAbort);
  });
}
