import type { User } from '../../contract/account/schemas.ts';

export interface Session {
  token: string;
  secretKey: string;
  user: User;
  /** Set while a staff member views the storefront as the user (ADR 30): a session of this tab only, which reads only. */
  view?: { expiresAt: string };
}

export const SESSION_KEY = 'epc.session';
/** In sessionStorage: other tabs keep the staff member's own session. */
export const VIEW_KEY = 'epc.view';

/** The session in localStorage, or null. */
export function readStoredSession(): Session | null {
  return parseSession(() => localStorage.getItem(SESSION_KEY));
}

/** The view as a user in this tab, or null. The back office is never part of it: opening it leaves the view. */
export function readStoredView(): Session | null {
  const view = parseSession(() => sessionStorage.getItem(VIEW_KEY));
  if (typeof view?.view?.expiresAt !== 'string') return null;
  if (!window.location.pathname.startsWith('/manager')) return view;
  sessionStorage.removeItem(VIEW_KEY);
  return null;
}

function parseSession(read: () => string | null): Session | null {
  try {
    const stored: Session | null = JSON.parse(read() ?? 'null');
    return typeof stored?.token === 'string' && typeof stored.user?.username === 'string' ? stored : null;
  } catch {
    // Stored by an older version.
    return null;
  }
}
