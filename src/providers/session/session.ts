import { createStore } from '../store.ts';
import { setHintCookie } from './hints.ts';
import { readStoredSession, SESSION_KEY, type Session } from './stored-session.ts';
import { claimUserStorage, clearTabStorage } from './user-storage.ts';

export type { Session } from './stored-session.ts';

/** The session of this browser, the same in every tab. */
export const session = createStore<Session | null>(readStoredSession());

/** Stores a session, or deletes it (null). Data of another user in this browser is removed. */
export function setSession(value: Session | null): void {
  if (value !== null) claimUserStorage(value.user.id);
  if (value === null) localStorage.removeItem(SESSION_KEY);
  else localStorage.setItem(SESSION_KEY, JSON.stringify(value));
  session.set(value);
  setHintCookie('signedIn', value === null ? null : 'yes');
}

// There is no window while prerendering.
globalThis.window?.addEventListener('storage', (event) => {
  if (event.key !== SESSION_KEY) return;
  const next = readStoredSession();
  // Another tab, which cannot clear this tab's sessionStorage, has logged out or in.
  if (session.get() !== null && next?.user.id !== session.get()?.user.id) clearTabStorage();
  session.set(next);
});
