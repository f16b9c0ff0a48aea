import { z } from 'zod';
import { call, Done, Nothing } from './call.ts';

export const refreshCaptcha = call({
  operation: 'refreshCaptcha',
  path: '/captcha/refresh',
  access: 'open',
  body: Nothing,
  /** A picture, as a data URL; its answer stays on the server. */
  result: z.strictObject({ image: z.string() }),
});

export const verifyCaptcha = call({
  operation: 'verifyCaptcha',
  path: '/captcha/verify',
  access: 'open',
  body: z.strictObject({ userInputCode: z.string().trim().min(1).max(12) }),
  result: Done,
});
