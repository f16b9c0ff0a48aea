import type { AuthProvider } from '@refinedev/core';
import { accountCalls } from '../contract/account/calls.ts';
import { closeCaptcha } from './calls/captcha.ts';
import { request } from './calls/client.ts';
import { closeQuotaRefusal } from './calls/handle-call-error.ts';
import { queryClient } from './calls/query-client.ts';
import { notices } from './notification.ts';
import { isView, type Session, session, setSession } from './session/session.ts';
import { clearUserStorage } from './session/user-storage.ts';
import { leaveView } from './session/view-as.ts';

/** Signs in and stores the session; the cache of another user is cleared. @throws CallError */
export async function signIn(username: string, password: string): Promise<void> {
  startSession(await request(accountCalls.token, { username, password }));
}

/** Stores a new session. */
export function startSession(newSession: Session): void {
  queryClient.clear();
  setSession(newSession);
}

/** Signs out here and on the server; here even if the server cannot be reached. */
export async function signOut(): Promise<void> {
  // The staff member stays signed in.
  if (isView()) return leaveView();
  await request(accountCalls.logout, {}).catch(() => undefined);
  clearUserStorage();
  setSession(null);
  queryClient.clear();
  closeQuotaRefusal();
  closeCaptcha(false);
  notices.set([]);
}

/** The same session for Refine. */
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
  // handleCallError redirects to the login page and back when a session has ended.
  async onError() {
    return {};
  },
  async getIdentity() {
    return session.get()?.user ?? null;
  },
};
