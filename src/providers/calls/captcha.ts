import type { CaptchaPicture } from '../../contract/captcha/schemas.ts';
import { createStore } from '../store.ts';

/** The captcha that the server asked for, or null. */
export const captcha = createStore<CaptchaPicture | null>(null);

/** How many captchas were solved on this page: whoever was held up by one goes on when the next is. */
export const captchaSolved = createStore(0);

let lastId: string | undefined;

/** Which picture was shown last: it goes with its answer, and with the call that it held up. */
export function currentCaptchaId(): string | undefined {
  return lastId;
}

export function showCaptcha(picture: CaptchaPicture): void {
  lastId = picture.captchaId;
  captcha.set(picture);
}

/** What came with a refusal that wants a captcha. */
export function captchaFromResult(result: unknown): CaptchaPicture {
  const { image = '', captchaId = '' } = Object(result);
  return { image: String(image), captchaId: String(captchaId) };
}
