import { expect, test } from 'vitest';
import {
  readStoredSession,
  readStoredView,
  SESSION_KEY,
  VIEW_KEY,
} from '../../../src/providers/session/stored-session.ts';
import { fakeSession } from '../../support/screens/fakes.ts';

test('a stored session is read; one of an older version or of another form counts as none', () => {
  localStorage.setItem(SESSION_KEY, JSON.stringify(fakeSession));
  expect(readStoredSession()).toEqual(fakeSession);
  for (const stored of [
    '{',
    'null',
    '7',
    '{"token":"t"}',
    '{"token":7,"user":{"username":"a"}}',
    '{"token":"t","user":{}}',
  ]) {
    localStorage.setItem(SESSION_KEY, stored);
    expect(readStoredSession(), stored).toBeNull();
  }
});

test('a view is one of this tab with an end; a session without one is no view', () => {
  sessionStorage.setItem(VIEW_KEY, JSON.stringify(fakeSession));
  expect(readStoredView()).toBeNull();
  const view = { ...fakeSession, view: { expiresAt: '2026-03-01T08:00:00.000Z' } };
  sessionStorage.setItem(VIEW_KEY, JSON.stringify(view));
  expect(readStoredView()).toEqual(view);
  expect(readStoredSession()).toBeNull();
});

test('opening the back office ends the view for good', () => {
  sessionStorage.setItem(VIEW_KEY, JSON.stringify({ ...fakeSession, view: { expiresAt: '2026-03-01T08:00:00.000Z' } }));
  window.history.replaceState(null, '', '/manager/users');
  expect(readStoredView()).toBeNull();
  window.history.replaceState(null, '', '/');
  expect(readStoredView()).toBeNull();
});
