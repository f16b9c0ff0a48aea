import { accountCalls } from '../../contract/account/calls.ts';
import { ask } from '../../providers/client.ts';
import { keepSession, session } from '../../providers/session.ts';

/** The account's own facts anew: what was bought shows in the menu at once. What fails is told at the next login. */
export async function refreshUser(): Promise<void> {
  const user = await ask(accountCalls.userInfo, {}).catch(() => null);
  const current = session.get();
  if (user !== null && current !== null) keepSession({ ...current, user });
}
