import { LRUCache } from 'lru-cache';

interface ByteCacheOptions<Value> {
  maxBytes: number;
  bytesOf(value: Value): number;
  ttlMsOf(value: Value): number;
  /** Milliseconds on a clock that never goes back, above 0. */
  now?: () => number;
}

/** Of an entry besides its value and key. */
const OVERHEAD_BYTES = 200;

/** Caches values up to a number of bytes. Concurrent loads of a key share one; errors are not cached. */
export function byteCache<Value extends object>({
  maxBytes,
  bytesOf,
  ttlMsOf,
  now = () => performance.now(),
}: ByteCacheOptions<Value>): (key: string, load: () => Promise<Value>) => Promise<Value> {
  const cache = new LRUCache<string, Value>({
    maxSize: maxBytes,
    sizeCalculation: (value, key) => OVERHEAD_BYTES + 2 * key.length + bytesOf(value),
    ttl: 1,
    ttlResolution: 0,
    perf: { now },
  });
  const loading = new Map<string, Promise<Value>>();
  const loadOnce = async (key: string, load: () => Promise<Value>) => {
    try {
      const value = await load();
      cache.set(key, value, { ttl: ttlMsOf(value) });
      return value;
    } finally {
      loading.delete(key);
    }
  };
  return async (key, load) => {
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const running = loading.get(key);
    if (running !== undefined) return running;
    const started = loadOnce(key, load);
    loading.set(key, started);
    return started;
  };
}
