import { z } from 'zod';
import { EmptyBody, NoResult } from '../fields.ts';

/**
 * A captcha; also the result of a refusal with 800129. The browser solves its proof of work; a user under more suspicion
 * also reads a picture. The answer stays on the server.
 */
export const Captcha = z.strictObject({
  /** As a data URL; empty if the proof of work is enough. */
  image: z.string(),
  /** Sent back in the header `captcha-id` with the answer and with the call that needed the captcha. */
  captchaId: z.string(),
  /** ALTCHA's challenge, signed by the server, as JSON. */
  challenge: z.string(),
  /** The solution's counter is below this; half of it is to be expected. */
  maxCounter: z.number().int(),
});
export type Captcha = z.infer<typeof Captcha>;

export const refreshCaptcha = {
  body: EmptyBody,
  result: Captcha,
};

export const replacePicture = {
  body: EmptyBody,
  result: Captcha,
};

export const verifyCaptcha = {
  body: z.strictObject({
    /** The characters of the picture; omitted if there is none. */
    userInputCode: z.string().trim().min(1).max(12).optional(),
    /** ALTCHA's payload: challenge and solution as JSON in base64. */
    proof: z.string().max(4_000).optional(),
  }),
  result: NoResult,
};
