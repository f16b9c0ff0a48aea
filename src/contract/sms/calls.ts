import { defineCalls } from '../call.ts';
import type * as schemas from './schemas.ts';

export const smsCalls = defineCalls<typeof schemas>()({
  /** Answers the same whether or not the phone has an account. The first code of a flow needs a captcha (800129). */
  sendSms: { path: '/sms/send', access: 'open' },

  /** Checks a code without using it up. 600301 for a wrong one, which counts as an attempt. */
  validateSmsCode: { path: '/sms/validationCode', access: 'open' },

  /** Invalidates the code when the user leaves the screen. Answers the same whether or not there was one. */
  invalidateSmsCode: { path: '/sms/code/invalid', access: 'open' },

  /** Demo only (900404 otherwise): the messages sent to the phone in this flow. */
  listSmsOutbox: { path: '/sms/outbox', access: 'open' },
});
