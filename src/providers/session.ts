import type { User } from '../contract/account.ts';
import { keepHint } from './hints.ts';
import { createStore } from './store.ts';

export interface Session {
  token: string;
  secretKey: string;
  user: User;
}

const KEY = 'epc.session';

/** Who is signed in, in this browser; every tab follows. */
export const session = createStore<Session | null>(read());

/** Keeps a session in this browser, or (null) forgets it. */
export function keepSession(value: Session | null): void {
  if (value === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify(value));
  session.set(value);
  keepHint('signedIn', value === null ? null : 'yes');
}

function read(): Session | null {
  try {
    const kept: Session | null = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return typeof kept?.token === 'string' && typeof kept.user?.username === 'string' ? kept : null;
  } catch {
    // Kept by an older version: log in again.
    return null;
  }
}

// The page is prepared on the server as well, where nobody is signed in.
globalThis.window?.addEventListener('storage', (event) => {
  if (event.key === KEY) session.set(read());
});
