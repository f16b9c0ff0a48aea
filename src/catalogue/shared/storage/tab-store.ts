import { session } from '../../../providers/session/session.ts';
import { createStore, type Store } from '../../../providers/store.ts';
import type { Guard } from './guards.ts';

/**
 * A value kept in this tab for as long as the session lasts: gone with the tab, and when someone else signs in.
 * What was kept by an older version and is not what it should be is as if it had never been.
 */
export function createTabStore<Value>(key: string, is: Guard<Value>, empty: Value): Store<Value> {
  const store = createStore(read(key, is, empty));
  let userId = session.get()?.user.id;
  session.watch(() => {
    const now = session.get()?.user.id;
    if (now === userId) return;
    userId = now;
    sessionStorage.removeItem(key);
    store.set(empty);
  });
  return {
    ...store,
    set(value) {
      try {
        sessionStorage.setItem(key, JSON.stringify(value));
      } catch {
        // The browser has no room left: the value stands until the page is left.
      }
      store.set(value);
    },
  };
}

function read<Value>(key: string, is: Guard<Value>, empty: Value): Value {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return is(kept) ? kept : empty;
  } catch {
    return empty;
  }
}
