import { LRUCache } from 'lru-cache';

interface TtlCacheOptions<Value> {
  ttlMs: number;
  /** Values that are returned but not kept, such as those of a catalogue that is about to be filled. */
  isEmpty?(value: Value): boolean;
  /** Of what the values are read from: all are dropped when it changes (catalogue-revision.ts). */
  revision?: () => number | Promise<number>;
  /** Milliseconds on a monotonic clock, above 0. */
  now?: () => number;
}

/**
 * Caches a load per key: callers of the same moment share one load, and its value for `ttlMs`. Errors are not cached.
 * Beyond `max` keys the least recently used one is dropped.
 */
export function ttlCache<Key extends string | number, Value extends NonNullable<unknown>>(
  load: (key: Key) => Promise<Value>,
  {
    ttlMs,
    max,
    isEmpty = () => false,
    revision,
    now = () => performance.now(),
  }: TtlCacheOptions<Value> & { max: number },
): (key: Key) => Promise<Value> {
  const cache = new LRUCache<Key, Value>({
    max,
    ttl: ttlMs,
    ttlResolution: 0,
    perf: { now },
    // A key that is dropped while it loads still gets its value.
    ignoreFetchAbort: true,
    fetchMethod: (key) => load(key),
  });
  let seen: number | undefined;
  return async (key) => {
    if (revision !== undefined) {
      const found = revision();
      const current = typeof found === 'number' ? found : await found;
      if (seen !== undefined && seen !== current) cache.clear();
      seen = current;
    }
    // Most calls; fetching costs several times as much, also for what is cached.
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const value = await cache.forceFetch(key);
    if (isEmpty(value) && cache.peek(key) === value) cache.delete(key);
    return value;
  };
}

/** The same for a single value. */
export function ttlValue<Value extends NonNullable<unknown>>(
  load: () => Promise<Value>,
  options: TtlCacheOptions<Value>,
): () => Promise<Value> {
  const read = ttlCache<'value', Value>(load, { ...options, max: 1 });
  return () => read('value');
}

/**
 * Memoizes by text and by the object that the value is computed from; the values go with that object. Beyond `max` texts
 * of an object the least recently used one is dropped.
 */
export function memoizePerSource<Source extends object, Value extends NonNullable<unknown>>(
  max: number,
  compute: (text: string, source: Source) => Value,
): (text: string, source: Source) => Value {
  const caches = new WeakMap<Source, LRUCache<string, Value>>();
  return (text, source) => {
    const cache =
      caches.get(source) ?? new LRUCache<string, Value>({ max, memoMethod: (missing) => compute(missing, source) });
    caches.set(source, cache);
    return cache.memo(text);
  };
}
