import { z } from 'zod';
import { call, Done, Nothing } from './call.ts';

/** A picture that someone is to read, also with a refusal by 800129; its answer stays on the server. */
export const CaptchaPicture = z.strictObject({
  /** As a data URL. */
  image: z.string(),
  /** Goes with the answer, and with the call that was held up, in the header `captcha-id`. */
  captchaId: z.string(),
});
export type CaptchaPicture = z.infer<typeof CaptchaPicture>;

export const refreshCaptcha = call({
  operation: 'refreshCaptcha',
  path: '/captcha/refresh',
  access: 'open',
  body: Nothing,
  result: CaptchaPicture,
});

/** Of the picture that the header `captcha-id` names; without it, of the address's latest. 800130 for a wrong answer. */
export const verifyCaptcha = call({
  operation: 'verifyCaptcha',
  path: '/captcha/verify',
  access: 'open',
  body: z.strictObject({ userInputCode: z.string().trim().min(1).max(12) }),
  result: Done,
});
