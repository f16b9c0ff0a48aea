import { session, setSession } from '../../../providers/session/session.ts';

/** Goes on under the token and key that took the place of this device's own. */
export function renewSession(fresh: { token: string; secretKey: string }): void {
  const current = session.get();
  if (current !== null) setSession({ ...current, ...fresh });
}
