import DataLoader from 'dataloader';
import { isUnavailable } from '../errors.ts';

/** What a key is compared by. */
type KeyText = string | number;

interface BatchLoaderOptions<Scope, Key, Value> {
  maxBatchSize: number;
  /** Two keys with the same one are loaded once. */
  keyOf(key: Key): KeyText;
  /** Keys are loaded together if this is the same. Few different ones: each has a loader of its own. */
  scopeKey(scope: Scope): string;
  /** Loads many keys at once. Returns the values by `keyOf`; keys without a value are missing. */
  loadMany(keys: readonly Key[], scope: Scope): Promise<ReadonlyMap<KeyText, Value>>;
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
export function createBatchLoader<Scope, Key, Value>({
  maxBatchSize,
  keyOf,
  scopeKey,
  loadMany,
  isSerial = false,
}: BatchLoaderOptions<Scope, Key, Value>): (key: Key, scope: Scope) => Promise<Value | undefined> {
  const loaders = new Map<string, DataLoader<Key, Value | undefined, KeyText>>();
  const createLoader = (scope: Scope) => {
    const turns = createTurns(isSerial);
    const loader = new DataLoader<Key, Value | undefined, KeyText>(
      async (keys) => {
        // The cache only merges the same key within a turn.
        loader.clearAll();
        const values = await turns.note(loadMany(keys, scope));
        return keys.map((key) => values.get(keyOf(key)));
      },
      { maxBatchSize, cacheKeyFn: keyOf, batchScheduleFn: turns.schedule },
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

interface BatchWriterOptions<Item, Result> {
  maxBatchSize: number;
  /** Returns the result of each item, in their order. */
  writeMany(items: readonly Item[]): Promise<readonly Result[]>;
}

/**
 * Writes items that arrive in one turn of the event loop, or while others are being written, together: in one statement, with
 * one commit for all of them. Resolves when it has committed. If the database refuses the statement, the items are written
 * one by one, so that one of them does not fail the others.
 */
export function createBatchWriter<Item, Result>({
  maxBatchSize,
  writeMany,
}: BatchWriterOptions<Item, Result>): (item: Item) => Promise<Result> {
  const turns = createTurns(true);
  const writeSingly = async (items: readonly Item[]) => {
    const results: (Result | Error)[] = [];
    for (const item of items) {
      const written = await writeMany([item]).catch((error: unknown) => [asError(error)]);
      results.push(...written);
    }
    return results;
  };
  const write = async (items: readonly Item[]): Promise<readonly (Result | Error)[]> => {
    try {
      return await writeMany(items);
    } catch (error) {
      // It may have committed before the connection was lost.
      if (items.length === 1 || isUnavailable(error)) throw error;
      return writeSingly(items);
    }
  };
  const writer = new DataLoader<Item, Result>((items) => turns.note(write(items)), {
    ...{ maxBatchSize, cache: false, batchScheduleFn: turns.schedule },
  });
  return (item) => writer.load(item);
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

/** When batches begin: after everything that arrived from sockets in this turn has been read, and after the one before. */
function createTurns(isSerial: boolean) {
  let running: Promise<unknown> | undefined;
  return {
    schedule(dispatch: () => void): void {
      if (running === undefined) setImmediate(dispatch);
      else running.then(() => setImmediate(dispatch));
    },
    note<Result>(batch: Promise<Result>): Promise<Result> {
      if (isSerial) running = batch.catch(() => undefined);
      return batch;
    },
  };
}
