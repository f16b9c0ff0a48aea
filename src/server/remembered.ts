interface Keeping<Value> {
  keepMs: number;
  /** An empty catalogue is about to be filled: what it says is not worth keeping. */
  isEmpty(value: Value): boolean;
  /** Milliseconds on a clock that never goes back. */
  now?: () => number;
}

/** Loads once for everyone who asks within `keepMs`; a failed or empty load is not kept. */
export function remembered<Value>(load: () => Promise<Value>, keeping: Keeping<Value>): () => Promise<Value> {
  const { keepMs, isEmpty, now = () => performance.now() } = keeping;
  let kept: { value: Promise<Value>; until: number } | undefined;
  return async () => {
    if (kept !== undefined && now() < kept.until) return kept.value;
    const mine = { value: load(), until: now() + keepMs };
    kept = mine;
    try {
      const value = await mine.value;
      if (isEmpty(value) && kept === mine) kept = undefined;
      return value;
    } catch (error) {
      if (kept === mine) kept = undefined;
      throw error;
    }
  };
}
