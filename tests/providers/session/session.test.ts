import { beforeEach, expect, test } from 'vitest';
import { session, setSession } from '../../../src/providers/session/session.ts';
import { SESSION_KEY } from '../../../src/providers/session/stored-session.ts';
import { fakeSession } from '../../support/screens/fakes.ts';

const other = { ...fakeSession, token: 'other', user: { ...fakeSession.user, id: 2 } };
/** What another tab does to this one. */
function storeElsewhere(value: typeof fakeSession | null) {
  if (value === null) localStorage.removeItem(SESSION_KEY);
  else localStorage.setItem(SESSION_KEY, JSON.stringify(value));
  window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
}

beforeEach(() => setSession(null));

test('a session survives a reload, a logout ends it, and the server knows by a hint whether there is one', () => {
  setSession(fakeSession);
  expect(JSON.parse(localStorage.getItem(SESSION_KEY) ?? '')).toEqual(fakeSession);
  expect(document.cookie).toContain('epc.signedIn=yes');
  setSession(null);
  expect([session.get(), localStorage.getItem(SESSION_KEY)]).toEqual([null, null]);
  expect(document.cookie).not.toContain('epc.signedIn=yes');
});

test('a login removes what another user has left in the browser, not what the same user has', () => {
  setSession(fakeSession);
  localStorage.setItem('epc.draft', 'mine');
  setSession(null);
  setSession({ ...fakeSession, token: 'renewed' });
  expect(localStorage.getItem('epc.draft')).toBe('mine');
  setSession(other);
  expect(localStorage.getItem('epc.draft')).toBeNull();
});

test('a login or logout in another tab is followed, and this tab’s own data goes with its user', () => {
  setSession(fakeSession);
  sessionStorage.setItem('epc.tab', 'mine');
  storeElsewhere({ ...fakeSession, token: 'renewed' });
  expect([session.get()?.token, sessionStorage.getItem('epc.tab')]).toEqual(['renewed', 'mine']);
  storeElsewhere(other);
  expect([session.get()?.token, sessionStorage.getItem('epc.tab')]).toEqual(['other', null]);
  storeElsewhere(null);
  expect(session.get()).toBeNull();
});

test('a first login in another tab leaves what a visitor has begun in this one', () => {
  sessionStorage.setItem('epc.tab', 'begun');
  storeElsewhere(fakeSession);
  expect([session.get()?.token, sessionStorage.getItem('epc.tab')]).toEqual(['fake-token', 'begun']);
});
