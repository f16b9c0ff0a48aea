import { session, setSession } from '../../../providers/session/session.ts';

/** Continues the session with a new token and key. */
export function renewSession(renewed: { token: string; secretKey: string }): void {
  const current = session.get();
  if (current !== null) setSession({ ...current, ...renewed });
}
