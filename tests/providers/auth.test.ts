import { beforeEach, expect, test } from 'vitest';
import { authProvider, signOut } from '../../src/providers/auth.ts';
import { CallError } from '../../src/providers/calls/call-error.ts';
import { handleCallError, quotaRefusal } from '../../src/providers/calls/handle-call-error.ts';
import { queryClient } from '../../src/providers/calls/query-client.ts';
import { notices, notify } from '../../src/providers/notification.ts';
import { session, setSession } from '../../src/providers/session/session.ts';
import { fakeSession, refuse, useFakeApi } from '../support/screens/fakes.ts';

beforeEach(() => setSession(null));

test('a login stores the session and clears the cache of the previous user', async () => {
  useFakeApi();
  queryClient.setQueryData(['old'], 1);
  expect(await authProvider.login({ username: 'admin', password: 'x' })).toEqual({
    success: true,
    redirectTo: '/manager',
  });
  expect(session.get()?.token).toBe(fakeSession.token);
  expect(queryClient.getQueryData(['old'])).toBeUndefined();
});

test('a wrong password is refused and leaves no session', async () => {
  useFakeApi({ token: () => refuse('600101') });
  await expect(authProvider.login({ username: 'admin', password: 'x' })).rejects.toMatchObject({ code: '600101' });
  expect(session.get()).toBeNull();
});

test('a logout ends the session on the server and in the browser, even if the server refuses', async () => {
  setSession(fakeSession);
  const requests = useFakeApi({ logout: () => refuse('900503') });
  queryClient.setQueryData(['mine'], 1);
  await signOut();
  expect(requests.map(({ operation }) => operation)).toEqual(['logout']);
  expect(session.get()).toBeNull();
  expect(queryClient.getQueryData(['mine'])).toBeUndefined();
});

test('the identity is available without a request', async () => {
  expect(await authProvider.check()).toMatchObject({ authenticated: false, redirectTo: '/login' });
  expect(await authProvider.getIdentity?.()).toBeNull();
  setSession(fakeSession);
  expect(await authProvider.check()).toEqual({ authenticated: true });
  expect(await authProvider.getIdentity?.()).toEqual(fakeSession.user);
});

test('an error does not log the user out; the call itself handles an ended session', async () => {
  expect(await authProvider.onError(new Error('any'))).toEqual({});
});

test('a logout clears the user’s notifications', async () => {
  useFakeApi();
  setSession(fakeSession);
  handleCallError(new CallError('500501', 'used up'));
  notify('success', 'done');
  await signOut();
  expect([quotaRefusal.get(), notices.get(), localStorage.getItem('epc.quota-prompt')]).toEqual([null, [], null]);
});
