import { session } from '../../providers/session.ts';
import { createStore, type Store } from '../../providers/store.ts';

/** What tells a kept value from a spoiled one: a schema, or less where the home page would have to load zod for it. */
interface Reader<Value> {
  safeParse(kept: unknown): { success: true; data: Value } | { success: false };
}

/**
 * A value kept in this tab for as long as the session lasts: gone with the tab, and when someone else signs in.
 * What was kept by an older version and no longer fits the schema is as if it had never been.
 */
export function createTabStore<Value>(key: string, schema: Reader<Value>, empty: Value): Store<Value> {
  const store = createStore(read(key, schema, empty));
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

function read<Value>(key: string, schema: Reader<Value>, empty: Value): Value {
  try {
    const kept = schema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    return kept.success ? kept.data : empty;
  } catch {
    return empty;
  }
}
