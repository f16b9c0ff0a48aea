import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../../../src/providers/calls/call-error.ts';
import { fakeSession } from '../../support/screens/fakes.ts';

const view = {
  ...fakeSession,
  token: 'token of the view',
  user: { ...fakeSession.user, id: 7, username: 'viewed' },
  view: { expiresAt: '2099-01-01T00:00:00.000Z' },
};

/** The modules of a tab that is loaded with this storage. */
async function loadTab({ hasView, path = '/index' }: { hasView: boolean; path?: string }) {
  window.history.replaceState(null, '', path);
  localStorage.setItem('epc.session', JSON.stringify(fakeSession));
  if (hasView) sessionStorage.setItem('epc.view', JSON.stringify(view));
  vi.resetModules();
  return import('../../../src/providers/session/session.ts');
}

const storedOwn = () => JSON.parse(localStorage.getItem('epc.session') ?? 'null');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => window.history.replaceState(null, '', '/'));

test('the tab of a view has its session, and every other tab the staff member’s own', async () => {
  expect((await loadTab({ hasView: true })).session.get()).toEqual(view);
  sessionStorage.clear();
  expect((await loadTab({ hasView: false })).session.get()).toEqual(fakeSession);
});

test('what happens in the tab of a view never touches the stored session of the staff member', async () => {
  const { session, setSession } = await loadTab({ hasView: true });
  setSession({ ...view, user: { ...view.user, companyName: 'new' } });
  expect(session.get()?.user.companyName).toBe('new');
  expect(storedOwn()).toEqual(fakeSession);
  setSession(null);
  expect([session.get(), storedOwn(), sessionStorage.getItem('epc.view')]).toEqual([fakeSession, fakeSession, null]);
});

test('a login or logout in another tab does not replace a view', async () => {
  const { session } = await loadTab({ hasView: true });
  localStorage.removeItem('epc.session');
  window.dispatchEvent(new StorageEvent('storage', { key: 'epc.session' }));
  expect(session.get()).toEqual(view);
});

test('opening the back office in the tab of a view leaves the view', async () => {
  const { session } = await loadTab({ hasView: true, path: '/manager/user' });
  expect([session.get(), sessionStorage.getItem('epc.view')]).toEqual([fakeSession, null]);
});

test('a view that has ended does not go on as the staff member, nor lead to the login', async () => {
  const loaded = await loadTab({ hasView: true });
  const errors = await import('../../../src/providers/calls/handle-call-error.ts');
  errors.handleCallError(new CallError('600209', ''));
  expect([errors.viewEnded.get(), errors.sessionEnded.get(), loaded.session.get()]).toEqual([true, false, view]);
});

test('an ended session without a view leads to the login', async () => {
  const loaded = await loadTab({ hasView: false });
  expect(loaded.isView()).toBe(false);
  const errors = await import('../../../src/providers/calls/handle-call-error.ts');
  errors.handleCallError(new CallError('600209', ''));
  expect([errors.viewEnded.get(), errors.sessionEnded.get(), loaded.session.get()]).toEqual([false, true, null]);
});

test('a view is opened with a storage of its own: nothing of the staff member’s tab is in it', async () => {
  const { openView } = await import('../../../src/providers/session/view-as.ts');
  const items = new Map([['epc.simulatedRole', '{}']]);
  const replace = vi.fn();
  const tab = {
    sessionStorage: { clear: () => items.clear(), setItem: (key: string, value: string) => items.set(key, value) },
    location: { replace },
  };
  const { token, secretKey, user } = view;
  openView(tab as unknown as Window, { token, secretKey, user, expiresAt: view.view.expiresAt });
  expect([...items]).toEqual([['epc.view', JSON.stringify(view)]]);
  expect(replace).toHaveBeenCalledWith('/index');
});
