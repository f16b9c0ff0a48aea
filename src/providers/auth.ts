import type { AuthProvider } from '@refinedev/core';
import { accountCalls } from '../contract/account/calls.ts';
import { captcha } from './calls/captcha.ts';
import { request } from './calls/client.ts';
import { closeQuotaRefusal } from './calls/handle-call-error.ts';
import { queryClient } from './calls/query-client.ts';
import { notices } from './notification.ts';
import { type Session, session, setSession } from './session/session.ts';
import { clearUserStorage } from './session/user-storage.ts';

/** Signs in and keeps the session; nothing cached for another user stays. @throws CallError */
export async function signIn(username: string, password: string): Promise<void> {
  enter(await request(accountCalls.token, { username, password }));
}

/** Keeps a session that was just begun. */
export function enter(signed: Session): void {
  queryClient.clear();
  setSession(signed);
}

/** Signs out here and on the server; a server that cannot be reached does not keep anyone signed in here. */
export async function signOut(): Promise<void> {
  await request(accountCalls.logout, {}).catch(() => undefined);
  clearUserStorage();
  setSession(null);
  queryClient.clear();
  closeQuotaRefusal();
  captcha.set(null);
  notices.set([]);
}

/** Refine's door to the same session. */
export const authProvider: AuthProvider = {
  async login({ username, password }: { username: string; password: string }) {
    await signIn(username, password);
    return { success: true, redirectTo: '/manager' };
  },
  async logout() {
    await signOut();
    return { success: true, redirectTo: '/index' };
  },
  async check() {
    return session.get() === null ? { authenticated: false, redirectTo: '/login' } : { authenticated: true };
  },
  // A session that ended is acted on where the call is made (outcome.ts), which leads to the login page and back.
  async onError() {
    return {};
  },
  async getIdentity() {
    return session.get()?.user ?? null;
  },
};
