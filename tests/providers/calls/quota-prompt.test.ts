import { beforeEach, expect, test } from 'vitest';
import { CallError } from '../../../src/providers/calls/call-error.ts';
import { closeQuotaRefusal, handleCallError, quotaRefusal } from '../../../src/providers/calls/handle-call-error.ts';
import { claimQuotaPrompt, releaseQuotaPrompt, renewQuotaPrompt } from '../../../src/providers/calls/quota-prompt.ts';

beforeEach(() => {
  localStorage.clear();
  quotaRefusal.set(null);
});

test('one box at a time: another tab says nothing while it stands, and may again once it is closed', () => {
  expect(claimQuotaPrompt(1_000_000)).toBe(true);
  expect(claimQuotaPrompt(1_000_500)).toBe(false);
  releaseQuotaPrompt();
  expect(claimQuotaPrompt(1_001_000)).toBe(true);
});

test('the flag of a tab that died silences the others for minutes only, that of one that lives for as long as it stands', () => {
  claimQuotaPrompt(1_000_000);
  expect(claimQuotaPrompt(1_149_000)).toBe(false);
  renewQuotaPrompt(1_149_000);
  expect(claimQuotaPrompt(1_290_000)).toBe(false);
  expect(claimQuotaPrompt(1_300_000)).toBe(true);
});

test('a flag that is no moment, or one far ahead, silences nobody', () => {
  localStorage.setItem('epc.quota-prompt', 'soon');
  expect(claimQuotaPrompt(1_000_000)).toBe(true);
  localStorage.setItem('epc.quota-prompt', '99000000');
  expect(claimQuotaPrompt(1_000_000)).toBe(true);
});

test('a refusal is told where no other tab tells it', () => {
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
