import { z } from 'zod';
import { RoleValue } from '../access/role-schemas.ts';
import { EmptyBody, Id } from '../fields.ts';
import { PhoneCode, PhoneNum, SmsFlow } from '../sms/schemas.ts';
import { NewPassword, NewUsername, Username } from './user-schemas.ts';

const ContactName = z.string().trim().min(2).max(30);
const CompanyName = z.string().trim().min(2).max(80);
const BusinessDesc = z.string().trim().min(2).max(380);

/** The seven parts of a profile (completion flags), each filled in or confirmed once. */
export const ProfilePart = z.enum([
  'userPerfect',
  'companyMessage',
  'companyType',
  'job',
  'howKnow',
  'businessDesc',
  'communication',
]);
export type ProfilePart = z.infer<typeof ProfilePart>;

/** Login and role. */
const SysUserBaseVo = z.strictObject({
  id: Id,
  username: Username,
  phoneNum: z.string().nullable(),
  roleId: Id,
  roleName: z.string(),
  roleValue: RoleValue,
  agencyCode: z.string().nullable(),
  acctLevel: z.number().int(),
  deptId: z.number().int().nullable(),
  /** For a sub account: the main account's user name. */
  parentName: z.string().nullable(),
  createdAt: z.iso.datetime(),
});

/** The user's own details and company. */
const SysUserDetailVo = z.strictObject({
  id: Id,
  username: Username,
  phoneNum: z.string().nullable(),
  userRealname: z.string().nullable(),
  companyName: z.string().nullable(),
  /** Ids of entries of the dictionaries 公司类型, 职业标签 and 渠道. */
  companyType: Id.nullable(),
  jobFlag: Id.nullable(),
  howKnowEpc: Id.nullable(),
  businessDesc: z.string().nullable(),
  /** True if the user agrees to be called; null: not answered. */
  hasCommunication: z.boolean().nullable(),
  /** The parts that are filled in or confirmed. */
  perfected: z.array(ProfilePart),
});

export const UserDetail = z.strictObject({ sysUserBaseVo: SysUserBaseVo, sysUserDetailVo: SysUserDetailVo });
export type UserDetail = z.infer<typeof UserDetail>;

export const userDetail = {
  // Only the caller's own id is accepted; any other answers like a missing one. The platform comes from the header
  // and may be repeated.
  body: z.strictObject({ id: Id.optional(), platform: z.enum(['v3', 'qpzj']).optional() }),
  result: UserDetail,
};

export const updateDetail = {
  body: z.strictObject({
    id: Id.optional(),
    userRealname: ContactName.optional(),
    companyName: CompanyName.optional(),
    companyType: Id.optional(),
    jobFlag: Id.optional(),
    howKnowEpc: Id.optional(),
    businessDesc: BusinessDesc.optional(),
    hasCommunication: z.boolean().optional(),
  }),
  result: UserDetail,
};

export const updateCompany = {
  body: z.strictObject({ companyName: CompanyName }),
  result: UserDetail,
};

export const updateIndustry = {
  body: z.strictObject({ companyType: Id }),
  result: UserDetail,
};

export const updateCareer = {
  body: z.strictObject({ jobFlag: Id }),
  result: UserDetail,
};

export const updateChannel = {
  body: z.strictObject({ howKnowEpc: Id }),
  result: UserDetail,
};

export const updateBusinessDesc = {
  body: z.strictObject({ businessDesc: BusinessDesc }),
  result: UserDetail,
};

export const updateCommunication = {
  body: z.strictObject({ hasCommunication: z.boolean() }),
  result: UserDetail,
};

export const updateUsername = {
  body: z.strictObject({ username: NewUsername }),
  result: UserDetail,
};

/** Every other session ends; this one continues with a new token and key. */
const RenewedSession = z.strictObject({ token: z.string(), secretKey: z.string() });

const Password = z.string().min(1).max(200);

export const updatePassword = {
  body: z.strictObject({ oldPassword: Password, newPassword: NewPassword }),
  result: RenewedSession,
};

export const updatePhone = {
  body: z.strictObject({ phoneNum: PhoneNum, phoneCode: PhoneCode, flow: SmsFlow, password: Password }),
  result: RenewedSession,
};

export const judgePassword = {
  body: z.strictObject({ id: Id.optional(), password: Password }),
  result: z.boolean(),
};

/** The text `true`, as the specification sends it. 600103 when the part is still empty. */
const perfectSchemas = { body: z.strictObject({ perfect: z.literal('true') }), result: UserDetail };

export const perfectUpdate = perfectSchemas;

export const perfectCompanyMessage = perfectSchemas;

export const perfectCompanyType = perfectSchemas;

export const perfectJob = perfectSchemas;

export const perfectHowKnow = perfectSchemas;

export const perfectBusinessDesc = perfectSchemas;

export const perfectCommunication = perfectSchemas;

/** A dictionary entry: its id, and its name in the caller's language. */
const Choice = z.strictObject({ value: Id, label: z.string() });

export const profileChoices = {
  body: EmptyBody,
  /** In the dictionaries' order and the caller's language. */
  result: z.strictObject({
    companyTypes: z.array(Choice),
    careers: z.array(Choice),
    channels: z.array(Choice),
  }),
};

export const showInterFacePwd = {
  body: EmptyBody,
  /** A mask. 600203 when none is set. */
  result: z.strictObject({ interFacePwd: z.string() }),
};
