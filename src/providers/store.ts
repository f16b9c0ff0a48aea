import { useSyncExternalStore } from 'react';

/** A value that the whole page shares, with those who watch it. */
export interface Store<Value> {
  get(): Value;
  set(value: Value): void;
  watch(listener: () => void): () => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(value) {
      current = value;
      for (const listener of listeners) listener();
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.watch, store.get, store.get);
}

/** The same of what the server cannot know: the page begins with `prepared`, as it was written there. */
export function useHydratedStore<Value>(store: Store<Value>, prepared: Value): Value {
  return useSyncExternalStore(store.watch, store.get, () => prepared);
}
