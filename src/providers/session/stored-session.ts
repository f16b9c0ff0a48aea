import type { User } from '../../contract/account/schemas.ts';

export interface Session {
  token: string;
  secretKey: string;
  user: User;
}

export const SESSION_KEY = 'epc.session';

/** The session as this browser keeps it; null where nobody is signed in. */
export function readStoredSession(): Session | null {
  try {
    const kept: Session | null = JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null');
    return typeof kept?.token === 'string' && typeof kept.user?.username === 'string' ? kept : null;
  } catch {
    // Kept by an older version: log in again.
    return null;
  }
}
