import { z } from 'zod';
import { NoResult } from '../fields.ts';
import { PhoneCode, PhoneNum, SmsFlow } from '../sms/schemas.ts';
import { LoginResult, NewPassword, NewUsername, Username } from './user-schemas.ts';

/** Lengths as in the specification. */
export const CompanyName = z.string().trim().min(2).max(80);
export const ContactName = z.string().trim().min(2).max(30);
export const BusinessDesc = z.string().trim().min(2).max(380);
/** The code of the seller or partner who referred the user. */
export const AgencyCode = z
  .string()
  .trim()
  .max(20)
  .regex(/^[A-Za-z0-9-]+$/)
  .toUpperCase();

const phoneProof = { phoneNum: PhoneNum, phoneCode: PhoneCode, flow: SmsFlow };

export const addUser = {
  body: z.strictObject({
    ...phoneProof,
    username: NewUsername,
    password: NewPassword,
    /** The user service agreement was accepted. */
    hasAgreed: z.literal(true),
    companyName: CompanyName,
    userRealname: ContactName,
    businessDesc: BusinessDesc,
    agencyCode: AgencyCode.optional(),
  }),
  result: LoginResult,
};

export const tokenBySms = {
  body: z.strictObject(phoneProof),
  result: LoginResult,
};

export const forgetPassword = {
  body: z.strictObject({ ...phoneProof, newPassword: NewPassword }),
  result: NoResult,
};

export const phoneIsExist = {
  body: z.strictObject({ phoneNum: PhoneNum }),
  result: z.boolean(),
};

export const userNameIsExist = {
  body: z.strictObject({ username: Username }),
  result: z.boolean(),
};
