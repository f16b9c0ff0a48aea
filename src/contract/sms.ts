import { z } from 'zod';
import { call, Done } from './call.ts';
import { PhoneCode, PhoneNum } from './phone.ts';
import { platforms } from './platform.ts';

/** What a code is good for: for nothing else. */
export const SmsPurpose = z.enum(['register', 'login', 'forget', 'changePhone']);
export type SmsPurpose = z.infer<typeof SmsPurpose>;

/** At least 128 random bits that the asking screen made: a code is good on that screen only. */
export const SmsFlow = z.string().regex(/^[\w-]{22,64}$/);

const place = { phoneNum: PhoneNum, purpose: SmsPurpose, flow: SmsFlow };

/** Answers alike whether the phone has an account or not. Wants a captcha (800129) before the first code of a flow. */
export const sendSms = call({
  operation: 'sendSms',
  path: '/sms/send',
  access: 'open',
  body: z.strictObject(place),
  /** After how many seconds another may be sent, and how long this one is good. */
  result: z.strictObject({ resendAfterS: z.number().int(), expiresInS: z.number().int() }),
});

/** Whether the code is right (else 600301, which counts as a try). It is not used up by that. */
export const validateSmsCode = call({
  operation: 'validateSmsCode',
  path: '/sms/validationCode',
  access: 'open',
  body: z.strictObject({ ...place, phoneCode: PhoneCode }),
  result: Done,
});

/** The screen was left: its code dies. Answers alike whether there was one. */
export const invalidateSmsCode = call({
  operation: 'invalidateSmsCode',
  path: '/sms/code/invalid',
  access: 'open',
  /** The platform of the visit unless said otherwise. */
  body: z.strictObject({ ...place, platform: z.enum(platforms).optional() }),
  result: Done,
});

/** Only with demo data, where nothing is really sent (900404 elsewhere): what the asking screen's phone was sent. */
export const listSmsOutbox = call({
  operation: 'listSmsOutbox',
  path: '/sms/outbox',
  access: 'open',
  body: z.strictObject({ phoneNum: PhoneNum, flow: SmsFlow }),
  /** The newest first. */
  result: z.array(
    z.strictObject({ id: z.number().int(), text: z.string(), code: z.string(), sentAt: z.iso.datetime() }),
  ),
});
