import type { Captcha } from '../../contract/captcha/schemas.ts';
import { createStore } from '../store.ts';

/** The captcha that the server requires, or null. */
export const captcha = createStore<Captcha | null>(null);

let lastId: string | undefined;
let onClose: ((isSolved: boolean) => void)[] = [];

/** The id of the last captcha, sent with its solution and with the repeated call. */
export function currentCaptchaId(): string | undefined {
  return lastId;
}

export function showCaptcha(next: Captcha): void {
  lastId = next.captchaId;
  captcha.set(next);
}

/** Shows the captcha of a refused call, unless one is shown already. Resolves to whether it was solved. */
export function requireCaptcha(next: Captcha): Promise<boolean> {
  if (captcha.get() === null) showCaptcha(next);
  return new Promise((resolve) => {
    onClose.push(resolve);
  });
}

/** Closes the captcha; the calls that were refused for it are repeated if it was solved. */
export function closeCaptcha(isSolved: boolean): void {
  const resolvers = onClose;
  onClose = [];
  captcha.set(null);
  for (const resolve of resolvers) resolve(isSolved);
}

/** The captcha in the result of a refusal. */
export function captchaFromResult(result: unknown): Captcha {
  const { image = '', captchaId = '', challenge = '', maxCounter = 0 } = Object(result);
  return {
    image: String(image),
    captchaId: String(captchaId),
    challenge: String(challenge),
    maxCounter: Number(maxCounter),
  };
}
