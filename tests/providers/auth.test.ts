import { beforeEach, expect, test } from 'vitest';
import { authProvider, signOut } from '../../src/providers/auth.ts';
import { CallError } from '../../src/providers/calls/call-error.ts';
import { handleCallError, quotaRefusal } from '../../src/providers/calls/handle-call-error.ts';
import { queryClient } from '../../src/providers/calls/query-client.ts';
import { notices, notify } from '../../src/providers/notification.ts';
import { session, setSession } from '../../src/providers/session/session.ts';
import { fakeSession, refuse, useFakeApi } from '../support/screens/fakes.ts';

beforeEach(() => setSession(null));

test('signing in keeps the session, and nothing that was cached for another user', async () => {
  useFakeApi();
  queryClient.setQueryData(['old'], 1);
  expect(await authProvider.login({ username: 'admin', password: 'x' })).toEqual({
    success: true,
    redirectTo: '/manager',
  });
  expect(session.get()?.token).toBe(fakeSession.token);
  expect(queryClient.getQueryData(['old'])).toBeUndefined();
});

test('a wrong password signs nobody in, and says why', async () => {
  useFakeApi({ token: () => refuse('600101') });
  await expect(authProvider.login({ username: 'admin', password: 'x' })).rejects.toMatchObject({ code: '600101' });
  expect(session.get()).toBeNull();
});

test('signing out ends the session on the server and here, even where the server refuses', async () => {
  setSession(fakeSession);
  const asked = useFakeApi({ logout: () => refuse('900503') });
  queryClient.setQueryData(['mine'], 1);
  await signOut();
  expect(asked.map(({ operation }) => operation)).toEqual(['logout']);
  expect(session.get()).toBeNull();
  expect(queryClient.getQueryData(['mine'])).toBeUndefined();
});

test('who is signed in is known without a call', async () => {
  expect(await authProvider.check()).toMatchObject({ authenticated: false, redirectTo: '/login' });
  expect(await authProvider.getIdentity?.()).toBeNull();
  setSession(fakeSession);
  expect(await authProvider.check()).toEqual({ authenticated: true });
  expect(await authProvider.getIdentity?.()).toEqual(fakeSession.user);
});

test('an error by itself signs nobody out: the ended session is acted on where the call is made', async () => {
  expect(await authProvider.onError(new Error('any'))).toEqual({});
});

test('signing out takes down what was told to the one who leaves', async () => {
  useFakeApi();
  setSession(fakeSession);
  handleCallError(new CallError('500501', 'used up'));
  notify('success', 'done');
  await signOut();
  expect([quotaRefusal.get(), notices.get(), localStorage.getItem('epc.quota-prompt')]).toEqual([null, [], null]);
});
