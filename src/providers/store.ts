import { useSyncExternalStore } from 'react';

/** A value shared by the whole page, with listeners. */
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

/** A store whose value the server cannot know: hydration starts with `serverValue`, as it was rendered. */
export function useHydratedStore<Value>(store: Store<Value>, serverValue: Value): Value {
  return useSyncExternalStore(store.watch, store.get, () => serverValue);
}
