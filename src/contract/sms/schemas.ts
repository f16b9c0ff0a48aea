import { z } from 'zod';
import { NoResult } from '../fields.ts';
import { platforms } from '../platform.ts';
import { CODE, CODE_MAX, normalisePhone, PHONE, PHONE_MAX, plainCode } from './phone.ts';

/** A mobile number of the mainland: 11 digits that start with 1, after normalisation. */
export const PhoneNum = z.string().max(PHONE_MAX).overwrite(normalisePhone).regex(PHONE);

/** The six digits of a code. */
export const PhoneCode = z.string().max(CODE_MAX).overwrite(plainCode).regex(CODE);

/** A code is valid for one purpose only. */
export const SmsPurpose = z.enum(['register', 'login', 'forget', 'changePhone']);
export type SmsPurpose = z.infer<typeof SmsPurpose>;

/** At least 128 random bits made by the screen: a code is valid on that screen only. */
export const SmsFlow = z.string().regex(/^[\w-]{22,64}$/);

const flowFields = { phoneNum: PhoneNum, purpose: SmsPurpose, flow: SmsFlow };

export const sendSms = {
  body: z.strictObject(flowFields),
  /** Seconds until another code may be sent, and until this one expires. */
  result: z.strictObject({ resendAfterS: z.number().int(), expiresInS: z.number().int() }),
};

export const validateSmsCode = {
  body: z.strictObject({ ...flowFields, phoneCode: PhoneCode }),
  result: NoResult,
};

export const invalidateSmsCode = {
  /** Defaults to the platform of the request. */
  body: z.strictObject({ ...flowFields, platform: z.enum(platforms).optional() }),
  result: NoResult,
};

export const listSmsOutbox = {
  body: z.strictObject({ phoneNum: PhoneNum, flow: SmsFlow }),
  /** Newest first. */
  result: z.array(
    z.strictObject({ id: z.number().int(), text: z.string(), code: z.string(), sentAt: z.iso.datetime() }),
  ),
};
