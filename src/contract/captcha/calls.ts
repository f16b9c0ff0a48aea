import { defineCalls } from '../call.ts';
import type * as schemas from './schemas.ts';

export const captchaCalls = defineCalls<typeof schemas>()({
  /** A new captcha with a picture. */
  refreshCaptcha: { path: '/captcha/refresh', access: 'open' },

  /** A new captcha for those who cannot see the picture: none, but a proof of work that costs eight times as much. */
  replacePicture: { path: '/captcha/withoutPicture', access: 'open' },

  /**
   * Checks the captcha named by the header `captcha-id`, or the address's latest one. 800130 for a wrong answer or proof:
   * the captcha is used up, and the result is another one.
   */
  verifyCaptcha: { path: '/captcha/verify', access: 'open' },
});
