import type { HistoryMarks } from '../../../contract/history/schemas.ts';
import { isView, session } from '../../../providers/session/session.ts';
import { type Guard, isArrayOf, isShape, isString } from '../storage/guards.ts';

/** More than the list displays: removed entries must be stored too, or a sync would bring them back. */
export const STORED_MAX = 300;

export interface StoredHistory<Entry> {
  entries: Entry[];
  /** Ids of the entries whose present state the server does not have. */
  unsent: string[];
}

/** The local storage of a history; each account has its own, because several users share a workshop's browser. */
export function createHistoryStorage<Entry extends HistoryMarks>(key: string, isEntry: Guard<Entry>) {
  const isStoredHistory = isShape({ entries: isArrayOf(isEntry), unsent: isArrayOf(isString) });
  /** A view as a user leaves nothing of the user in the staff member's browser. */
  const storage = () => (isView() ? sessionStorage : localStorage);
  const userKey = () => `${key}.${session.get()?.user.id ?? 0}`;
  return {
    read(): StoredHistory<Entry> {
      try {
        const stored: unknown = JSON.parse(storage().getItem(userKey()) ?? 'null');
        if (isStoredHistory(stored)) return stored;
      } catch {
        // Invalid JSON counts as nothing stored, as does the format of an older version.
      }
      return { entries: [], unsent: [] };
    },
    write({ entries, unsent }: StoredHistory<Entry>) {
      const newest = [...entries].sort((a, b) => (a.usedAt < b.usedAt ? 1 : -1)).slice(0, STORED_MAX);
      try {
        storage().setItem(userKey(), JSON.stringify({ entries: newest, unsent }));
      } catch {
        // Storage is full: the server still has the account's list.
      }
    },
    /** Calls the listener after a change in another tab and after a login or logout. */
    watch(listener: () => void) {
      session.watch(listener);
      window.addEventListener('storage', (event) => {
        if (event.key === userKey()) listener();
      });
    },
  };
}
