import { afterEach, expect, test, vi } from 'vitest';
import { readDraft, storeDraft } from '../../../src/backoffice/users/remark-drafts.ts';
import { clearUserStorage } from '../../../src/providers/session/user-storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('what was typed about one user is there again, and not for another', () => {
  storeDraft(1, { remarks: 'calls back' });
  storeDraft(2, { remarks: '' });
  expect([readDraft(1), readDraft(2), readDraft(3)]).toEqual([{ remarks: 'calls back' }, { remarks: '' }, {}]);
});

test('a draft outlasts a reload', async () => {
  const typed = { remarks: 'calls back', intention: null, nextStep: 'quote', dueOn: '2026-03-01' };
  storeDraft(1, typed);
  vi.resetModules();
  const reloaded = await import('../../../src/backoffice/users/remark-drafts.ts');
  expect(reloaded.readDraft(1)).toEqual(typed);
});

test('a saved remark leaves no draft, and a logout leaves none of any user', () => {
  storeDraft(1, { remarks: 'saved' });
  storeDraft(1, {});
  expect(localStorage).toHaveLength(0);
  storeDraft(2, { remarks: 'not saved' });
  clearUserStorage();
  expect(readDraft(2)).toEqual({});
});

test('a draft that cannot be read counts as missing', () => {
  localStorage.setItem('epc.remark.1', '{"remarks":3}');
  localStorage.setItem('epc.remark.2', '{');
  expect([readDraft(1), readDraft(2)]).toEqual([{}, {}]);
});

test('a draft that the browser does not store lasts until the page is closed', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  storeDraft(1, { remarks: 'long' });
  expect(readDraft(1)).toEqual({ remarks: 'long' });
});
