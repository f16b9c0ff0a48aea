import { accountCalls } from '../../contract/account/calls.ts';
import { request } from '../../providers/calls/client.ts';
import { session, setSession } from '../../providers/session/session.ts';

/** Refetches the session's user, so that a purchase shows in the menu. A failure is ignored: the next login repairs it. */
export async function refreshUser(): Promise<void> {
  const user = await request(accountCalls.userInfo, {}).catch(() => null);
  const current = session.get();
  if (user !== null && current !== null) setSession({ ...current, user });
}
