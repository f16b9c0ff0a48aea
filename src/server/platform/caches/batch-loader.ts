import DataLoader from 'dataloader';

interface BatchLoaderOptions<Scope, Value> {
  maxBatchSize: number;
  /** Keys are loaded together if this is the same. Few different ones: each has a loader of its own. */
  scopeKey(scope: Scope): string;
  /** Loads many keys at once; keys without a value are missing. */
  loadMany(keys: readonly string[], scope: Scope): Promise<ReadonlyMap<string, Value>>;
  /**
   * Keys that arrive during a load wait for its end and are loaded together: for an engine that runs one statement at a
   * time, where statements of single keys would only queue up.
   */
  isSerial?: boolean;
}

/**
 * Loads the keys of one turn of the event loop together: for small statements most of the time goes into sending and
 * receiving. Nothing is cached beyond that turn.
 */
export function createBatchLoader<Scope, Value>({
  maxBatchSize,
  scopeKey,
  loadMany,
  isSerial = false,
}: BatchLoaderOptions<Scope, Value>): (key: string, scope: Scope) => Promise<Value | undefined> {
  const loaders = new Map<string, DataLoader<string, Value | undefined>>();
  const createLoader = (scope: Scope) => {
    let running: Promise<unknown> | undefined;
    const loader = new DataLoader<string, Value | undefined>(
      async (keys) => {
        // The cache only merges the same key within a turn.
        loader.clearAll();
        const load = loadMany(keys, scope);
        if (isSerial) running = load.catch(() => undefined);
        const values = await load;
        return keys.map((key) => values.get(key));
      },
      // Dispatched after everything that arrived from sockets in this turn has been read.
      {
        maxBatchSize,
        batchScheduleFn(dispatch) {
          if (running === undefined) setImmediate(dispatch);
          else running.then(() => setImmediate(dispatch));
        },
      },
    );
    return loader;
  };
  return (key, scope) => {
    const name = scopeKey(scope);
    const loader = loaders.get(name) ?? createLoader(scope);
    loaders.set(name, loader);
    return loader.load(key);
  };
}
