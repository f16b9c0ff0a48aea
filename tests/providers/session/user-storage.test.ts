import { beforeEach, expect, test, vi } from 'vitest';
import { signOut } from '../../../src/providers/auth.ts';
import { session, setSession } from '../../../src/providers/session/session.ts';
import { fakeSession, useFakeApi } from '../../support/screens/fakes.ts';

const other = { ...fakeSession, user: { ...fakeSession.user, id: 2 } };
const ofUser = ['epc.vehicles.1', 'epc.oes.1', 'epc.batch-file', 'epc.survey.1.3'];
const ofDevice = ['epc.theme', 'epc.language', 'epc.width.tree', 'epc.columns.role'];

const storedKeys = () => [...ofUser, ...ofDevice].filter((key) => localStorage.getItem(key) !== null);

function storeUserData() {
  for (const key of [...ofUser, ...ofDevice]) localStorage.setItem(key, 'x');
  sessionStorage.setItem('epc.batch.order', 'x');
}

beforeEach(() => {
  useFakeApi();
  setSession(fakeSession);
  storeUserData();
});

test('a logout removes the user’s data and keeps the device’s settings', async () => {
  await signOut();
  expect(storedKeys()).toEqual(ofDevice);
  expect(sessionStorage).toHaveLength(0);
});

test('an expired session keeps the user’s data for the next login of that user', () => {
  setSession(null);
  setSession(fakeSession);
  expect(storedKeys()).toEqual([...ofUser, ...ofDevice]);
});

test('another user’s login removes the previous user’s data', () => {
  setSession(null);
  setSession(other);
  expect(storedKeys()).toEqual(ofDevice);
  expect(sessionStorage).toHaveLength(0);
  expect(session.get()?.user.id).toBe(2);
});

test('a renewed session of the same user removes nothing', () => {
  setSession({ ...fakeSession, token: 'renewed' });
  expect(storedKeys()).toEqual([...ofUser, ...ofDevice]);
  expect(sessionStorage).toHaveLength(1);
});

test('a logout in another tab clears this tab too', () => {
  localStorage.removeItem('epc.session');
  window.dispatchEvent(new StorageEvent('storage', { key: 'epc.session' }));
  expect(sessionStorage).toHaveLength(0);
  expect(session.get()).toBeNull();
});

const otherReasons = [
  ['a logout', () => signOut()],
  ['another user’s login', () => setSession(other)],
] as const;
test.each(otherReasons)('%s deletes what is kept for reading offline, and the service worker', async (_, act) => {
  const deleteDatabase = vi.fn();
  const unregister = vi.fn();
  const deleteCache = vi.fn();
  vi.stubGlobal('indexedDB', { deleteDatabase });
  vi.stubGlobal('caches', { keys: async () => ['epc.shell', 'precache'], delete: deleteCache });
  const serviceWorker = { getRegistrations: async () => [{ unregister }] };
  vi.stubGlobal('navigator', { userAgent: navigator.userAgent, serviceWorker });
  await act();
  await vi.waitFor(() => expect(deleteCache.mock.calls).toEqual([['epc.shell'], ['precache']]));
  expect(deleteDatabase.mock.calls).toEqual([['epc.offline']]);
  expect(unregister).toHaveBeenCalledOnce();
});

test('an expired session keeps what can be read offline for the next login of that user', () => {
  const deleteDatabase = vi.fn();
  vi.stubGlobal('indexedDB', { deleteDatabase });
  setSession(null);
  setSession(fakeSession);
  expect(deleteDatabase).not.toHaveBeenCalled();
});
