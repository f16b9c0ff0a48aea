import { defineCalls } from '../call.ts';
import type * as schemas from './schemas.ts';

export const captchaCalls = defineCalls<typeof schemas>()({
  refreshCaptcha: { path: '/captcha/refresh', access: 'open' },

  /** Checks the captcha named by the header `captcha-id`, or the address's latest one. 800130 for a wrong answer. */
  verifyCaptcha: { path: '/captcha/verify', access: 'open' },
});
