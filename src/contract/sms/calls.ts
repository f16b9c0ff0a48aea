import { defineCalls } from '../call.ts';
import type * as schemas from './schemas.ts';

export const smsCalls = defineCalls<typeof schemas>()({
  /** Answers alike whether the phone has an account or not. Wants a captcha (800129) before the first code of a flow. */
  sendSms: { path: '/sms/send', access: 'open' },

  /** Whether the code is right (else 600301, which counts as a try). It is not used up by that. */
  validateSmsCode: { path: '/sms/validationCode', access: 'open' },

  /** The screen was left: its code dies. Answers alike whether there was one. */
  invalidateSmsCode: { path: '/sms/code/invalid', access: 'open' },

  /** Only with demo data, where nothing is really sent (900404 elsewhere): what the asking screen's phone was sent. */
  listSmsOutbox: { path: '/sms/outbox', access: 'open' },
});
