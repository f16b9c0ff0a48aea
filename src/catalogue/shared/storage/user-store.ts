import { isView, session } from '../../../providers/session/session.ts';
import { createStore, type Store } from '../../../providers/store.ts';
import type { Guard } from './guards.ts';

interface UserStore<Value> extends Store<Value> {
  /** Rereads local storage, which another tab may have changed. */
  reload(): void;
}

/**
 * A store of the user's own in local storage, which logout and another user's login clear. A stored value that fails the
 * guard counts as missing.
 */
export function createUserStore<Value>(key: string, isValue: Guard<Value>, empty: Value): UserStore<Value> {
  /** A view as a user leaves nothing of the user in the staff member's browser. */
  const storage = () => (isView() ? sessionStorage : localStorage);
  const userKey = () => `${key}.${session.get()?.user.id ?? 0}`;
  const read = () => {
    try {
      const stored: unknown = JSON.parse(storage().getItem(userKey()) ?? 'null');
      return isValue(stored) ? stored : empty;
    } catch {
      return empty;
    }
  };
  const store = createStore(read());
  const reload = () => store.set(read());
  session.watch(reload);
  return {
    ...store,
    reload,
    set(value) {
      try {
        storage().setItem(userKey(), JSON.stringify(value));
      } catch {
        // Storage is full: the value lasts until the page is closed.
      }
      store.set(value);
    },
  };
}
