import { z } from 'zod';
import { User } from '../contract/account.ts';
import { createStore } from './store.ts';

const Session = z.object({ token: z.string(), secretKey: z.string(), user: User });
export type Session = z.infer<typeof Session>;

const KEY = 'epc.session';

/** Who is signed in, in this browser; every tab follows. */
export const session = createStore<Session | null>(read());

/** Keeps a session in this browser, or (null) forgets it. */
export function keepSession(value: Session | null): void {
  if (value === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify(value));
  session.set(value);
}

function read(): Session | null {
  try {
    return Session.parse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    // Nothing kept, or kept by an older version: log in again.
    return null;
  }
}

window.addEventListener('storage', (event) => {
  if (event.key === KEY) session.set(read());
});
