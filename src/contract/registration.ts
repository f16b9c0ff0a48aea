import { z } from 'zod';
import { NewPassword, NewUsername, Signed, Username } from './account.ts';
import { call, Done } from './call.ts';
import { PhoneCode, PhoneNum } from './phone.ts';
import { SmsFlow } from './sms.ts';

/** What a shop tells of itself, by the specification's lengths. */
export const CompanyName = z.string().trim().min(2).max(80);
export const ContactName = z.string().trim().min(2).max(30);
export const BusinessDesc = z.string().trim().min(2).max(380);
/** Of the seller or partner who brought the user. */
export const AgencyCode = z
  .string()
  .trim()
  .max(20)
  .regex(/^[A-Za-z0-9-]+$/)
  .toUpperCase();

const proof = { phoneNum: PhoneNum, phoneCode: PhoneCode, flow: SmsFlow };

/**
 * Registers whoever holds the phone, and signs them in.
 * 600301 wrong code; once it is right, 600302 phone taken, 600306 name taken, 600308 no such agency code.
 */
export const addUser = call({
  operation: 'addUser',
  path: '/users/add',
  access: 'open',
  body: z.strictObject({
    ...proof,
    username: NewUsername,
    password: NewPassword,
    /** The user service agreement was read. */
    hasAgreed: z.literal(true),
    companyName: CompanyName,
    userRealname: ContactName,
    businessDesc: BusinessDesc,
    agencyCode: AgencyCode.optional(),
  }),
  result: Signed,
});

/** Logs in whoever holds the phone. 600301 wrong code; once it is right, 600303 no account, 600307 disabled. */
export const tokenBySms = call({
  operation: 'tokenBySms',
  path: '/auth/token/sms',
  access: 'open',
  body: z.strictObject(proof),
  result: Signed,
});

/** A new password for whoever holds the phone; every session of the account ends. Codes as tokenBySms. */
export const forgetPassword = call({
  operation: 'forgetPassword',
  path: '/users/forget/password',
  access: 'open',
  body: z.strictObject({ ...proof, newPassword: NewPassword }),
  result: Done,
});

/** Whether a phone has an account. After a few a captcha is wanted before each (800129). */
export const phoneIsExist = call({
  operation: 'phoneIsExist',
  path: '/users/phone/isExist',
  access: 'open',
  body: z.strictObject({ phoneNum: PhoneNum }),
  result: z.boolean(),
});

/** Whether a user name is taken, whatever its case. A captcha as with phones. */
export const userNameIsExist = call({
  operation: 'userNameIsExist',
  path: '/users/userName/isExist',
  access: 'open',
  body: z.strictObject({ username: Username }),
  result: z.boolean(),
});
