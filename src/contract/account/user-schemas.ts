import { z } from 'zod';
import { RoleValue } from '../access/role-schemas.ts';
import { EmptyBody, Id, NoResult } from '../fields.ts';

export const Username = z.string().trim().min(1).max(40);

/** A new user name: no invisible characters, and not 11 digits, because users also sign in by phone number. */
export const NewUsername = Username.regex(/^(?!\d{11}$)[^\p{C}\p{Zl}\p{Zp}]*$/u);

/** A new password: 8 to 20 characters with a letter, a digit and a special character, no spaces. */
export const NewPassword = z
  .string()
  .min(8)
  .max(20)
  .regex(/^(?=.*\p{L})(?=.*\d)(?=.*[^\p{L}\d\s])\S+$/u);

/** A user as shown to that user. */
export const User = z.strictObject({
  id: Id,
  username: Username,
  phoneNum: z.string().nullable(),
  userRealname: z.string().nullable(),
  companyName: z.string().nullable(),
  agencyCode: z.string().nullable(),
  roleId: Id,
  roleName: z.string(),
  roleValue: RoleValue,
  acctLevel: z.number().int(),
  deptId: z.number().int().nullable(),
  dctType: z.number().int(),
  isSupportFast: z.boolean(),
  retailFlag: z.boolean(),
  retailExpireTime: z.iso.datetime().nullable(),
});
export type User = z.infer<typeof User>;

/** The secret key opens sealed results; token and key are new at every login. */
export const LoginResult = z.strictObject({ token: z.string(), secretKey: z.string(), user: User });

export const token = {
  body: z.strictObject({ username: Username, password: z.string().min(1).max(200) }),
  result: LoginResult,
};

export const logout = {
  body: EmptyBody,
  result: NoResult,
};

export const userInfo = {
  // Another user's id needs a power.
  body: z.strictObject({ id: Id.optional() }),
  result: User,
};
