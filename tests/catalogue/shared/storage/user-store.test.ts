import { beforeEach, expect, test, vi } from 'vitest';
import { isNumber } from '../../../../src/catalogue/shared/storage/guards.ts';
import { createUserStore } from '../../../../src/catalogue/shared/storage/user-store.ts';
import { setSession } from '../../../../src/providers/session/session.ts';
import { fakeSession } from '../../../support/screens/fakes.ts';

beforeEach(() => setSession(fakeSession));

test('a value is there again after a reload, and not for another user of the browser', () => {
  const store = createUserStore('epc.test', isNumber, 0);
  store.set(7);
  expect(createUserStore('epc.test', isNumber, 0).get()).toBe(7);
  setSession({ ...fakeSession, user: { ...fakeSession.user, id: 2 } });
  expect(store.get()).toBe(0);
});

test('an invalid stored value counts as missing', () => {
  for (const stored of ['{', '"7"', 'null']) {
    localStorage.setItem('epc.test.1', stored);
    expect(createUserStore('epc.test', isNumber, 0).get()).toBe(0);
  }
});

test('a change of another tab is read on reload', () => {
  const store = createUserStore('epc.test', isNumber, 0);
  localStorage.setItem('epc.test.1', '8');
  expect(store.get()).toBe(0);
  store.reload();
  expect(store.get()).toBe(8);
});

test('a full storage keeps the value until the page is closed', () => {
  const store = createUserStore('epc.test', isNumber, 0);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  store.set(9);
  expect(store.get()).toBe(9);
});
