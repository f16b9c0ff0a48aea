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

interface KeepingEach<Value> extends Keeping<Value> {
  /** The bound on the memory: beyond it, what was loaded first goes first. */
  most: number;
}

/** Loads once a key for everyone who asks within `keepMs`; a failed or empty load is not kept. */
export function rememberedEach<Key, Value>(
  load: (key: Key) => Promise<Value>,
  { keepMs, isEmpty, most, now = () => performance.now() }: KeepingEach<Value>,
): (key: Key) => Promise<Value> {
  const kept = new Map<Key, { value: Promise<Value>; until: number }>();
  return async (key) => {
    const known = kept.get(key);
    if (known !== undefined && now() < known.until) return known.value;
    const mine = { value: load(key), until: now() + keepMs };
    kept.delete(key);
    kept.set(key, mine);
    for (const [oldest] of kept) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    try {
      const value = await mine.value;
      if (isEmpty(value) && kept.get(key) === mine) kept.delete(key);
      return value;
    } catch (error) {
      if (kept.get(key) === mine) kept.delete(key);
      throw error;
    }
  };
}

/**
 * Works out once a key, for as long as the thing that it is worked out from is in use: texts that people search for come
 * again and again, what they are compared with stays.
 */
export function workedOut<Source extends object, Value>(
  most: number,
  work: (key: string, source: Source) => Value,
): (key: string, source: Source) => Value {
  const known = new WeakMap<Source, Map<string, Value>>();
  return (key, source) => {
    const ofSource = known.get(source) ?? new Map<string, Value>();
    known.set(source, ofSource);
    const before = ofSource.get(key);
    if (before !== undefined) return before;
    const value = work(key, source);
    if (ofSource.size >= most) ofSource.clear();
    ofSource.set(key, value);
    return value;
  };
}
