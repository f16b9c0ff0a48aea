import type { User } from '../../contract/account/schemas.ts';

export interface Session {
  token: string;
  secretKey: string;
  user: User;
}

export const SESSION_KEY = 'epc.session';

/** The session in localStorage, or null. */
export function readStoredSession(): Session | null {
  try {
    const stored: Session | null = JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null');
    return typeof stored?.token === 'string' && typeof stored.user?.username === 'string' ? stored : null;
  } catch {
    // Stored by an older version.
    return null;
  }
}
