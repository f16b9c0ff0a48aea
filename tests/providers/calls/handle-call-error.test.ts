import { beforeEach, expect, test } from 'vitest';
import { CallError } from '../../../src/providers/calls/call-error.ts';
import {
  approvalRequested,
  closeQuotaRefusal,
  forbiddenAt,
  handleCallError,
  isWaitingForApproval,
  needsMessage,
  provinceRefused,
  quotaRefusal,
  sessionEnded,
} from '../../../src/providers/calls/handle-call-error.ts';
import { unanswered } from '../../../src/providers/connection/unanswered.ts';
import { session, setSession } from '../../../src/providers/session/session.ts';
import { fakeSession } from '../../support/screens/fakes.ts';

const handle = (code: string, sentAt?: number) => handleCallError(new CallError(code, `message ${code}`), sentAt);

beforeEach(() => {
  setSession(fakeSession);
  closeQuotaRefusal();
  sessionEnded.set(false);
});

test('an ended session logs out once; a visitor is not sent to log in', () => {
  handle('600209');
  expect([session.get(), sessionEnded.get()]).toEqual([null, true]);
  sessionEnded.set(false);
  handle('600209');
  expect(sessionEnded.get()).toBe(false);
});

test('the first refusal for want of lookups is shown, and stays until it is closed', () => {
  handle('500501');
  handle('500502');
  expect(quotaRefusal.get()?.code).toBe('500501');
  closeQuotaRefusal();
  handle('500502');
  expect(quotaRefusal.get()).toEqual({ code: '500502', message: 'message 500502' });
});

test('a call that was under way when the dialog was closed does not open it again', () => {
  const sentAt = performance.now() - 1;
  closeQuotaRefusal();
  handle('500501', sentAt);
  expect(quotaRefusal.get()).toBeNull();
});

test('a missing power, a refused province, an approval and a lost connection each reach their place', () => {
  window.history.replaceState(null, '', '/manager/users');
  handle('900403');
  handle('301010');
  const before = unanswered.get();
  handle('network');
  handle('timeout');
  expect([forbiddenAt.get(), approvalRequested.get()?.message, unanswered.get() - before]).toEqual([
    '/manager/users',
    'message 301010',
    2,
  ]);
  expect(provinceRefused.get()).toBe(false);
});

test('an ordinary refusal changes nothing, and is the one that its caller shows', () => {
  handle('900404');
  expect([quotaRefusal.get(), sessionEnded.get(), session.get()]).toEqual([null, false, fakeSession]);
  const codes = ['900404', '123456', '500501', '600209', '301010'];
  expect(codes.map((code) => needsMessage(new CallError(code, '')))).toEqual([true, true, false, false, false]);
  expect(needsMessage(new Error('a mistake of ours'))).toBe(true);
  expect(codes.map((code) => isWaitingForApproval(new CallError(code, '')))).toEqual([
    false,
    false,
    false,
    false,
    true,
  ]);
});
