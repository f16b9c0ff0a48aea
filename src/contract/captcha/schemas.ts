import { z } from 'zod';
import { EmptyBody, NoResult } from '../fields.ts';

/** A picture that someone is to read, also with a refusal by 800129; its answer stays on the server. */
export const CaptchaPicture = z.strictObject({
  /** As a data URL. */
  image: z.string(),
  /** Goes with the answer, and with the call that was held up, in the header `captcha-id`. */
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
