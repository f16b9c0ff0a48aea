import { beforeEach, expect, test } from 'vitest';
import { isNumber } from '../../../../src/catalogue/shared/storage/guards.ts';
import { createTabStore } from '../../../../src/catalogue/shared/storage/tab-store.ts';
import { setSession } from '../../../../src/providers/session/session.ts';
import { fakeSession } from '../../../support/screens/fakes.ts';

beforeEach(() => setSession(fakeSession));

test('what is kept in a tab is there again after a reload', () => {
  createTabStore('kept', isNumber, 0).set(7);
  expect(createTabStore('kept', isNumber, 0).get()).toBe(7);
});

test('what is not of its kind any more is as if it had never been kept', () => {
  sessionStorage.setItem('kept', '"seven"');
  expect(createTabStore('kept', isNumber, 0).get()).toBe(0);
  sessionStorage.setItem('kept', '{');
  expect(createTabStore('kept', isNumber, 0).get()).toBe(0);
});

test('the next user finds nothing of the one before; a new session of the same user finds it all', () => {
  const store = createTabStore('kept', isNumber, 0);
  store.set(7);
  setSession({ ...fakeSession, secretKey: 'f'.repeat(64) });
  expect(store.get()).toBe(7);
  setSession({ ...fakeSession, user: { ...fakeSession.user, id: 2 } });
  expect(store.get()).toBe(0);
  expect(sessionStorage.getItem('kept')).toBeNull();
});
