import { session } from '../../../providers/session/session.ts';
import { createStore, type Store } from '../../../providers/store.ts';
import type { Guard } from './guards.ts';

/**
 * A store in session storage, reset to `empty` when another user signs in. A stored value that fails the guard, such as
 * one of an older version, counts as missing.
 */
export function createTabStore<Value>(key: string, isValue: Guard<Value>, empty: Value): Store<Value> {
  const store = createStore(read(key, isValue, empty));
  let userId = session.get()?.user.id;
  session.watch(() => {
    const currentId = session.get()?.user.id;
    if (currentId === userId) return;
    userId = currentId;
    sessionStorage.removeItem(key);
    store.set(empty);
  });
  return {
    ...store,
    set(value) {
      try {
        sessionStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Storage is full: the value lasts until the page is closed.
      }
      store.set(value);
    },
  };
}

function read<Value>(key: string, isValue: Guard<Value>, empty: Value): Value {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isValue(stored) ? stored : empty;
  } catch {
    return empty;
  }
}
