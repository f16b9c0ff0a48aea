import { beforeEach, expect, test, vi } from 'vitest';
import type { BatchRequest } from '../../../../src/catalogue/oe/batch/job.ts';
import { CHUNK_SIZE } from '../../../../src/catalogue/oe/batch/job.ts';
import { onUserChange, tabStorage } from '../../../../src/catalogue/oe/batch/tab-storage.ts';
import type { BatchOe } from '../../../../src/contract/oe/schemas.ts';
import { setSession } from '../../../../src/providers/session/session.ts';
import { fakeSession } from '../../../support/screens/fakes.ts';

const requestOf = (count: number): BatchRequest => ({
  numbers: Array.from({ length: count }, (_, index) => ({ oe: `N${10_000 + index}`, searchOe: `N${10_000 + index}` })),
  duplicates: [],
  provinceCode: '110000',
});
const result: BatchOe = { totalSize: 0, successList: [], matchList: [], failList: [] };

beforeEach(() => setSession(fakeSession));

test('a batch survives a reload: it is done with all of its results, otherwise stopped', () => {
  tabStorage.saveRequest(requestOf(CHUNK_SIZE + 1));
  tabStorage.saveResult(1, result);
  expect(tabStorage.read()).toMatchObject({ results: [undefined, result], state: 'stopped' });
  tabStorage.saveResult(0, result);
  expect(tabStorage.read()).toMatchObject({ results: [result, result], state: 'done', error: null });
});

test('a new batch does not have the results of the one before, and other values of the tab stay', () => {
  sessionStorage.setItem('epc.other', '1');
  tabStorage.saveRequest(requestOf(1));
  tabStorage.saveResult(0, result);
  tabStorage.saveRequest(requestOf(1));
  expect(tabStorage.read()?.results).toEqual([undefined]);
  tabStorage.clear();
  expect(tabStorage.read()).toBeNull();
  expect(sessionStorage.getItem('epc.other')).toBe('1');
});

test('what was stored by another version counts as missing', () => {
  tabStorage.saveRequest(requestOf(1));
  for (const stored of ['{', '{"totalSize":1}']) {
    sessionStorage.setItem('epc.batch.answer.0', stored);
    expect(tabStorage.read()?.results).toEqual([undefined]);
  }
  sessionStorage.setItem('epc.batch.order', '{"numbers":[7]}');
  expect(tabStorage.read()).toBeNull();
});

test('a full storage is reported, not thrown', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect([tabStorage.saveRequest(requestOf(1)), tabStorage.saveResult(0, result)]).toEqual([false, false]);
});

test('another user is noticed, a new session of the same user is not', () => {
  const listener = vi.fn();
  onUserChange(listener);
  setSession({ ...fakeSession, secretKey: 'f'.repeat(64) });
  const before = listener.mock.calls.length;
  setSession({ ...fakeSession, user: { ...fakeSession.user, id: 2 } });
  setSession(null);
  expect(listener.mock.calls.length - before).toBe(2);
});
