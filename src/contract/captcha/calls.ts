import { defineCalls } from '../call.ts';
import type * as schemas from './schemas.ts';

export const captchaCalls = defineCalls<typeof schemas>()({
  refreshCaptcha: { path: '/captcha/refresh', access: 'open' },

  /** Of the picture that the header `captcha-id` names; without it, of the address's latest. 800130 for a wrong answer. */
  verifyCaptcha: { path: '/captcha/verify', access: 'open' },
});
