import { beforeEach, expect, test } from 'vitest';
import { CallError } from '../../../src/providers/calls/call-error.ts';
import { closeQuotaRefusal, handleCallError, quotaRefusal } from '../../../src/providers/calls/handle-call-error.ts';
import { claimQuotaPrompt, releaseQuotaPrompt, renewQuotaPrompt } from '../../../src/providers/calls/quota-prompt.ts';

beforeEach(() => {
  localStorage.clear();
  quotaRefusal.set(null);
});

test('only one tab shows the dialog until it is closed', () => {
  expect(claimQuotaPrompt(1_000_000)).toBe(true);
  expect(claimQuotaPrompt(1_000_500)).toBe(false);
  releaseQuotaPrompt();
  expect(claimQuotaPrompt(1_001_000)).toBe(true);
});

test('a claim expires after minutes unless its tab renews it', () => {
  claimQuotaPrompt(1_000_000);
  expect(claimQuotaPrompt(1_149_000)).toBe(false);
  renewQuotaPrompt(1_149_000);
  expect(claimQuotaPrompt(1_290_000)).toBe(false);
  expect(claimQuotaPrompt(1_300_000)).toBe(true);
});

test('an invalid claim and one far in the future are ignored', () => {
  localStorage.setItem('epc.quota-prompt', 'soon');
  expect(claimQuotaPrompt(1_000_000)).toBe(true);
  localStorage.setItem('epc.quota-prompt', '99000000');
  expect(claimQuotaPrompt(1_000_000)).toBe(true);
});

test('a refusal is shown only if no other tab shows one', () => {
  renewQuotaPrompt();
  handleCallError(new CallError('500501', 'used up'));
  expect(quotaRefusal.get()).toBeNull();
  releaseQuotaPrompt();
  handleCallError(new CallError('500501', 'used up'));
  expect(quotaRefusal.get()).toEqual({ code: '500501', message: 'used up' });
  closeQuotaRefusal();
  expect(quotaRefusal.get()).toBeNull();
  expect(localStorage.getItem('epc.quota-prompt')).toBeNull();
});

test('a closed dialog is not opened again by a call that was under way', () => {
  const sentAt = performance.now() - 1;
  handleCallError(new CallError('500501', 'used up'), sentAt);
  closeQuotaRefusal();
  handleCallError(new CallError('500501', 'used up'), sentAt);
  expect(quotaRefusal.get()).toBeNull();
  handleCallError(new CallError('500501', 'used up'));
  expect(quotaRefusal.get()).not.toBeNull();
});
