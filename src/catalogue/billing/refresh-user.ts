import { accountCalls } from '../../contract/account/calls.ts';
import { request } from '../../providers/calls/client.ts';
import { session, setSession } from '../../providers/session/session.ts';

/** The account's own facts anew: what was bought shows in the menu at once. What fails is told at the next login. */
export async function refreshUser(): Promise<void> {
  const user = await request(accountCalls.userInfo, {}).catch(() => null);
  const current = session.get();
  if (user !== null && current !== null) setSession({ ...current, user });
}
