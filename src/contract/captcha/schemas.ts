import { z } from 'zod';
import { EmptyBody, NoResult } from '../fields.ts';

/** A captcha; also the result of a refusal with 800129. The answer stays on the server. */
export const CaptchaPicture = z.strictObject({
  /** As a data URL. */
  image: z.string(),
  /** Sent back in the header `captcha-id` with the answer and with the call that needed the captcha. */
  captchaId: z.string(),
});
export type CaptchaPicture = z.infer<typeof CaptchaPicture>;

export const refreshCaptcha = {
  body: EmptyBody,
  result: CaptchaPicture,
};

export const verifyCaptcha = {
  body: z.strictObject({ userInputCode: z.string().trim().min(1).max(12) }),
  result: NoResult,
};
