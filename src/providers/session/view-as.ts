import type { ResultOf } from '../../contract/call.ts';
import { USER_PAGE } from '../../contract/users/rules.ts';
import { viewAsCalls } from '../../contract/users/view-as-calls.ts';
import { request } from '../calls/client.ts';
import { queryClient } from '../calls/query-client.ts';
import { session, setSession } from './session.ts';
import { type Session, VIEW_KEY } from './stored-session.ts';
import { clearTabStorage } from './user-storage.ts';

type StartedView = ResultOf<typeof viewAsCalls.viewAsUser>;

/** Opens the storefront as a user in `tab`, whose own storage holds the view. */
export function openView(tab: Window, { token, secretKey, user, expiresAt }: StartedView): void {
  const view: Session = { token, secretKey, user, view: { expiresAt } };
  // A new tab starts with a copy of this tab's storage.
  tab.sessionStorage.clear();
  tab.sessionStorage.setItem(VIEW_KEY, JSON.stringify(view));
  tab.location.replace('/index');
}

/** Ends the view of this tab, on the server too, and goes to the user's page with the staff member's own session. */
export async function leaveView(): Promise<void> {
  const userId = session.get()?.user.id;
  // A request that arrives after the view has ended is answered with 401, which the browser logs as an error.
  await queryClient.cancelQueries();
  await request(viewAsCalls.endViewAsUser, {}).catch(() => undefined);
  setSession(null);
  clearTabStorage();
  // Loads the page anew: nothing of the user stays in memory.
  window.location.assign(`${USER_PAGE}/show/${userId}`);
}
