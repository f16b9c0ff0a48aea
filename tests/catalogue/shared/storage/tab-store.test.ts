import { beforeEach, expect, test } from 'vitest';
import { isNumber } from '../../../../src/catalogue/shared/storage/guards.ts';
import { createTabStore } from '../../../../src/catalogue/shared/storage/tab-store.ts';
import { setSession } from '../../../../src/providers/session/session.ts';
import { fakeSession } from '../../../support/screens/fakes.ts';

beforeEach(() => setSession(fakeSession));

test('a value survives a reload of the tab', () => {
  createTabStore('key', isNumber, 0).set(7);
  expect(createTabStore('key', isNumber, 0).get()).toBe(7);
});

test('an invalid stored value counts as missing', () => {
  sessionStorage.setItem('key', '"seven"');
  expect(createTabStore('key', isNumber, 0).get()).toBe(0);
  sessionStorage.setItem('key', '{');
  expect(createTabStore('key', isNumber, 0).get()).toBe(0);
});

test('another user does not see the value; a new session of the same user does', () => {
  const store = createTabStore('key', isNumber, 0);
  store.set(7);
  setSession({ ...fakeSession, secretKey: 'f'.repeat(64) });
  expect(store.get()).toBe(7);
  setSession({ ...fakeSession, user: { ...fakeSession.user, id: 2 } });
  expect(store.get()).toBe(0);
  expect(sessionStorage.getItem('key')).toBeNull();
});
