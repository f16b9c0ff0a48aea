import { createStore } from '../store.ts';
import { setHintCookie } from './hints.ts';
import { readStoredSession, readStoredView, SESSION_KEY, type Session, VIEW_KEY } from './stored-session.ts';
import { claimUserStorage, clearTabStorage } from './user-storage.ts';

export type { Session } from './stored-session.ts';

/** The session of this browser, the same in every tab, except in one with a view as a user. */
export const session = createStore<Session | null>(readStoredView() ?? readStoredSession());

/** Whether this tab shows the storefront as a user whom the staff member views. */
export function isView(): boolean {
  return session.get()?.view !== undefined;
}

/** Replaces the view of this tab; null returns to the session of the browser. */
function setView(value: Session | null): void {
  if (value === null) sessionStorage.removeItem(VIEW_KEY);
  else sessionStorage.setItem(VIEW_KEY, JSON.stringify(value));
  session.set(value ?? readStoredSession());
}

/** Stores a session, or deletes it (null). Data of another user in this browser is removed. */
export function setSession(value: Session | null): void {
  if (isView()) {
    setView(value);
    return;
  }
  if (value !== null) claimUserStorage(value.user.id);
  if (value === null) localStorage.removeItem(SESSION_KEY);
  else localStorage.setItem(SESSION_KEY, JSON.stringify(value));
  session.set(value);
  setHintCookie('signedIn', value === null ? null : 'yes');
}

// There is no window while prerendering.
globalThis.window?.addEventListener('storage', (event) => {
  if (event.key !== SESSION_KEY || isView()) return;
  const next = readStoredSession();
  // Another tab, which cannot clear this tab's sessionStorage, has logged out or in.
  if (session.get() !== null && next?.user.id !== session.get()?.user.id) clearTabStorage();
  session.set(next);
});
