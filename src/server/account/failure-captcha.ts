import type { CaptchaClient } from '../http/request-context.ts';
import type { CaptchaGuard } from './dependencies.ts';
import { CAPTCHA_AFTER } from './login-failures.ts';

/** Failures after which the proof of work costs twice as much. */
const FAILURES_PER_LEVEL = 5;

/** @throws Refusal 800129 after three failures without a solved captcha, whose cost grows with the failures */
export async function requireCaptchaAfterFailures(
  captchas: CaptchaGuard,
  client: CaptchaClient,
  failures: number,
): Promise<void> {
  if (failures < CAPTCHA_AFTER) return;
  await captchas.require(client, 1 + Math.floor((failures - CAPTCHA_AFTER) / FAILURES_PER_LEVEL));
}
