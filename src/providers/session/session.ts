import { createStore } from '../store.ts';
import { setHintCookie } from './hints.ts';
import { readStoredSession, SESSION_KEY, type Session } from './stored-session.ts';
import { claimUserStorage, clearTabStorage } from './user-storage.ts';

export type { Session } from './stored-session.ts';

/** Who is signed in, in this browser; every tab follows. */
export const session = createStore<Session | null>(readStoredSession());

/** Keeps a session in this browser, or (null) forgets it. What another user left here is removed. */
export function setSession(value: Session | null): void {
  if (value !== null) claimUserStorage(value.user.id);
  if (value === null) localStorage.removeItem(SESSION_KEY);
  else localStorage.setItem(SESSION_KEY, JSON.stringify(value));
  session.set(value);
  setHintCookie('signedIn', value === null ? null : 'yes');
}

// The page is prepared on the server as well, where nobody is signed in.
globalThis.window?.addEventListener('storage', (event) => {
  if (event.key !== SESSION_KEY) return;
  const next = readStoredSession();
  // Another tab has logged out or in: it cannot reach this tab's sessionStorage.
  if (session.get() !== null && next?.user.id !== session.get()?.user.id) clearTabStorage();
  session.set(next);
});
