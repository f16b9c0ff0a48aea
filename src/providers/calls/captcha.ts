import type { CaptchaPicture } from '../../contract/captcha/schemas.ts';
import { createStore } from '../store.ts';

/** The captcha that the server requires, or null. */
export const captcha = createStore<CaptchaPicture | null>(null);

/** Counts the captchas solved on this page: blocked calls are repeated when it changes. */
export const captchaSolved = createStore(0);

let lastId: string | undefined;

/** The id of the last picture, sent with its solution and with the repeated call. */
export function currentCaptchaId(): string | undefined {
  return lastId;
}

export function showCaptcha(picture: CaptchaPicture): void {
  lastId = picture.captchaId;
  captcha.set(picture);
}

/** Resolves when the captcha that is shown has been solved (true) or closed (false). */
export function waitForCaptcha(): Promise<boolean> {
  const solvedBefore = captchaSolved.get();
  return new Promise((resolve) => {
    const unwatch = captcha.watch(() => {
      if (captcha.get() !== null) return;
      unwatch();
      // The dialog closes before it counts the solution.
      queueMicrotask(() => resolve(captchaSolved.get() > solvedBefore));
    });
  });
}

/** The picture in the result of a refusal that requires a captcha. */
export function captchaFromResult(result: unknown): CaptchaPicture {
  const { image = '', captchaId = '' } = Object(result);
  return { image: String(image), captchaId: String(captchaId) };
}
