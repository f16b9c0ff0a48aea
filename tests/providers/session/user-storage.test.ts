import { beforeEach, expect, test } from 'vitest';
import { signOut } from '../../../src/providers/auth.ts';
import { session, setSession } from '../../../src/providers/session/session.ts';
import { fakeSession, useFakeApi } from '../../support/screens/fakes.ts';

const other = { ...fakeSession, user: { ...fakeSession.user, id: 2 } };
const ofUser = ['epc.vehicles.1', 'epc.oes.1', 'epc.batch-file', 'epc.survey.1.3'];
const ofDevice = ['epc.theme', 'epc.language', 'epc.width.tree', 'epc.columns.role'];

const kept = () => [...ofUser, ...ofDevice].filter((key) => localStorage.getItem(key) !== null);

function leaveTraces() {
  for (const key of [...ofUser, ...ofDevice]) localStorage.setItem(key, 'x');
  sessionStorage.setItem('epc.batch.order', 'x');
}

beforeEach(() => {
  useFakeApi();
  setSession(fakeSession);
  leaveTraces();
});

test('a logout leaves nothing of the user in the browser, and the settings of the device', async () => {
  await signOut();
  expect(kept()).toEqual(ofDevice);
  expect(sessionStorage).toHaveLength(0);
});

test('a session that ended by itself keeps the user’s data for that user', () => {
  setSession(null);
  setSession(fakeSession);
  expect(kept()).toEqual([...ofUser, ...ofDevice]);
});

test('another user’s login removes what the user before left', () => {
  setSession(null);
  setSession(other);
  expect(kept()).toEqual(ofDevice);
  expect(sessionStorage).toHaveLength(0);
  expect(session.get()?.user.id).toBe(2);
});

test('a renewed session of the same user removes nothing', () => {
  setSession({ ...fakeSession, token: 'renewed' });
  expect(kept()).toEqual([...ofUser, ...ofDevice]);
  expect(sessionStorage).toHaveLength(1);
});

test('a logout in another tab clears this tab too', () => {
  localStorage.removeItem('epc.session');
  window.dispatchEvent(new StorageEvent('storage', { key: 'epc.session' }));
  expect(sessionStorage).toHaveLength(0);
  expect(session.get()).toBeNull();
});
