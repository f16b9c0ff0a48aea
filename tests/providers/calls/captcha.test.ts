import { expect, test } from 'vitest';
import {
  captcha,
  captchaFromResult,
  closeCaptcha,
  currentCaptchaId,
  requireCaptcha,
  showCaptcha,
} from '../../../src/providers/calls/captcha.ts';

const captchaOf = (captchaId: string) => ({ image: '', captchaId, challenge: '', maxCounter: 0 });

test('calls that are refused together wait for one captcha, and all know whether it was solved', async () => {
  const first = requireCaptcha(captchaOf('a'));
  const second = requireCaptcha(captchaOf('b'));
  expect([captcha.get()?.captchaId, currentCaptchaId()]).toEqual(['a', 'a']);
  closeCaptcha(true);
  expect(await Promise.all([first, second])).toEqual([true, true]);
  expect(captcha.get()).toBeNull();
});

test('a captcha that is renewed is the one to solve, and its id stays for the repeated call', async () => {
  const refused = requireCaptcha(captchaOf('a'));
  showCaptcha(captchaOf('b'));
  expect(captcha.get()?.captchaId).toBe('b');
  closeCaptcha(false);
  expect(await refused).toBe(false);
  expect(currentCaptchaId()).toBe('b');
});

test('a refusal without a captcha gives an empty one', () => {
  for (const result of [null, undefined, 'x', {}]) expect(captchaFromResult(result)).toEqual(captchaOf(''));
  expect(captchaFromResult({ captchaId: 'a', maxCounter: 7 })).toEqual({ ...captchaOf('a'), maxCounter: 7 });
});
