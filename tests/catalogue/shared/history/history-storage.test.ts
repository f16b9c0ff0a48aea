import { beforeEach, expect, test, vi } from 'vitest';
import { createHistoryStorage, STORED_MAX } from '../../../../src/catalogue/shared/history/history-storage.ts';
import { isBoolean, isNullOr, isShape, isString } from '../../../../src/catalogue/shared/storage/guards.ts';
import { setSession } from '../../../../src/providers/session/session.ts';
import { fakeSession } from '../../../support/screens/fakes.ts';

const isEntry = isShape({
  usedAt: isString,
  isPinned: isBoolean,
  pinnedAt: isNullOr(isString),
  isRemoved: isBoolean,
  removedAt: isNullOr(isString),
});
const entryOf = (usedAt: string) => ({ usedAt, isPinned: false, pinnedAt: null, isRemoved: false, removedAt: null });
const storage = createHistoryStorage('epc.test', isEntry);

beforeEach(() => setSession(fakeSession));

test('the newest entries are stored, up to the maximum, with all that is unsent', () => {
  const times = Array.from({ length: STORED_MAX + 1 }, (_, index) => String(1_000 + index));
  storage.write({ entries: times.map(entryOf), unsent: ['a'] });
  const { entries, unsent } = storage.read();
  expect(entries).toHaveLength(STORED_MAX);
  expect([entries[0]?.usedAt, entries.at(-1)?.usedAt, unsent]).toEqual([times.at(-1), times[1], ['a']]);
});

test('accounts that share a browser do not see each other’s entries', () => {
  storage.write({ entries: [entryOf('1')], unsent: [] });
  setSession({ ...fakeSession, user: { ...fakeSession.user, id: 2 } });
  expect(storage.read().entries).toEqual([]);
});

test('what was stored by another version counts as nothing', () => {
  for (const stored of ['{', '[]', '{"entries":[{"usedAt":7}],"unsent":[]}', '{"entries":[]}']) {
    localStorage.setItem('epc.test.1', stored);
    expect(storage.read()).toEqual({ entries: [], unsent: [] });
  }
});

test('a change of this account’s entries in another tab is noticed, other keys are not', () => {
  const listener = vi.fn();
  storage.watch(listener);
  for (const key of ['epc.test.2', 'epc.other.1', null]) window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(listener).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: 'epc.test.1' }));
  expect(listener).toHaveBeenCalledOnce();
});
