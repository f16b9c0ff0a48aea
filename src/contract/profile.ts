import { z } from 'zod';
import { NewPassword, NewUsername, Username } from './account.ts';
import { call, Id, Nothing } from './call.ts';
import { PhoneCode, PhoneNum } from './phone.ts';
import { RoleValue } from './roles.ts';
import { SmsFlow } from './sms.ts';

const ContactName = z.string().trim().min(2).max(30);
const CompanyName = z.string().trim().min(2).max(80);
const BusinessDesc = z.string().trim().min(2).max(380);
/** An entry's Chinese name in its dictionary, which is also what it is stored by. */
const Entry = z.string().trim().min(1).max(40);

/** The seven parts of a profile, each filled in once: the completion flags. */
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

/** Who someone is, as far as logging in and powers go. */
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
  /** Of a sub account: its main account's name. */
  parentName: z.string().nullable(),
  createdAt: z.iso.datetime(),
});

/** What someone tells of themselves and their company. */
const SysUserDetailVo = z.strictObject({
  id: Id,
  username: Username,
  phoneNum: z.string().nullable(),
  userRealname: z.string().nullable(),
  companyName: z.string().nullable(),
  /** Entries of the dictionaries 公司类型, 职业标签 and 渠道. */
  companyType: z.string().nullable(),
  jobFlag: z.string().nullable(),
  howKnowEpc: z.string().nullable(),
  businessDesc: z.string().nullable(),
  /** Whether the owner would like to be called; null where it was never said. */
  hasCommunication: z.boolean().nullable(),
  /** The parts that were filled in or confirmed. */
  perfected: z.array(ProfilePart),
});

export const UserDetail = z.strictObject({ sysUserBaseVo: SysUserBaseVo, sysUserDetailVo: SysUserDetailVo });
export type UserDetail = z.infer<typeof UserDetail>;

export const userDetail = call({
  operation: 'userDetail',
  path: '/users/detail',
  access: 'session',
  // Only one's own: another's id looks like a missing one. The platform key is the header's, and may be said again.
  body: z.strictObject({ id: Id.optional(), platform: z.enum(['v3', 'qpzj']).optional() }),
  result: UserDetail,
});

/** Says several things of oneself at once; what is left out stays. */
export const updateDetail = call({
  operation: 'updateDetail',
  path: '/users/update/detail',
  access: 'session',
  body: z.strictObject({
    id: Id.optional(),
    userRealname: ContactName.optional(),
    companyName: CompanyName.optional(),
    companyType: Entry.optional(),
    jobFlag: Entry.optional(),
    howKnowEpc: Entry.optional(),
    businessDesc: BusinessDesc.optional(),
    hasCommunication: z.boolean().optional(),
  }),
  result: UserDetail,
});

/** A sub account's company is its main account's to name: 900403. */
export const updateCompany = call({
  operation: 'updateCompany',
  path: '/users/update/company',
  access: 'session',
  body: z.strictObject({ companyName: CompanyName }),
  result: UserDetail,
});

export const updateIndustry = call({
  operation: 'updateIndustry',
  path: '/users/update/industry',
  access: 'session',
  body: z.strictObject({ companyType: Entry }),
  result: UserDetail,
});

export const updateCareer = call({
  operation: 'updateCareer',
  path: '/users/update/career',
  access: 'session',
  body: z.strictObject({ jobFlag: Entry }),
  result: UserDetail,
});

export const updateChannel = call({
  operation: 'updateChannel',
  path: '/users/update/channel',
  access: 'session',
  body: z.strictObject({ howKnowEpc: Entry }),
  result: UserDetail,
});

export const updateBusinessDesc = call({
  operation: 'updateBusinessDesc',
  path: '/users/update/businessDesc',
  access: 'session',
  body: z.strictObject({ businessDesc: BusinessDesc }),
  result: UserDetail,
});

export const updateCommunication = call({
  operation: 'updateCommunication',
  path: '/users/update/communication',
  access: 'session',
  body: z.strictObject({ hasCommunication: z.boolean() }),
  result: UserDetail,
});

/** One name a person, however it is cased: 300102 when it is taken. */
export const updateUsername = call({
  operation: 'updateUsername',
  path: '/users/update/username',
  access: 'session',
  body: z.strictObject({ username: NewUsername }),
  result: UserDetail,
});

/** Every other session ends, and this one goes on under a token and a key that are new. */
const Renewed = z.strictObject({ token: z.string(), secretKey: z.string() });

const Password = z.string().min(1).max(200);

/** A wrong old password is refused with 600102 and counts like a failed login. */
export const updatePassword = call({
  operation: 'updatePassword',
  path: '/users/update/password',
  access: 'session',
  body: z.strictObject({ oldPassword: Password, newPassword: NewPassword }),
  result: Renewed,
});

/**
 * Another phone: the code sent to it (purpose changePhone) proves that it is one's own, the password that the account
 * is. A wrong password is 600102, a wrong code 600301, another account's phone 600105.
 */
export const updatePhone = call({
  operation: 'updatePhone',
  path: '/users/update/phone',
  access: 'session',
  body: z.strictObject({ phoneNum: PhoneNum, phoneCode: PhoneCode, flow: SmsFlow, password: Password }),
  result: Renewed,
});

/** Whether the password is one's own; a wrong one counts like a failed login. */
export const judgePassword = call({
  operation: 'judgePassword',
  path: '/users/judgment/password/id',
  access: 'session',
  body: z.strictObject({ id: Id.optional(), password: Password }),
  result: z.boolean(),
});

const perfect = <const Operation extends string, const Part extends ProfilePart>(operation: Operation, part: Part) =>
  call({
    operation,
    path: `/perfects/update/${part}`,
    access: 'session',
    /** The text true, as the specification sends it. A part of which nothing is said yet is refused with 600103. */
    body: z.strictObject({ perfect: z.literal('true') }),
    result: UserDetail,
  });

/** Confirms what stands in a part of the profile: one call a flag. */
export const perfectUpdates = {
  perfectUpdate: perfect('perfectUpdate', 'userPerfect'),
  perfectCompanyMessage: perfect('perfectCompanyMessage', 'companyMessage'),
  perfectCompanyType: perfect('perfectCompanyType', 'companyType'),
  perfectJob: perfect('perfectJob', 'job'),
  perfectHowKnow: perfect('perfectHowKnow', 'howKnow'),
  perfectBusinessDesc: perfect('perfectBusinessDesc', 'businessDesc'),
  perfectCommunication: perfect('perfectCommunication', 'communication'),
} as const;

const Choice = z.strictObject({ value: Entry, label: z.string() });

export const profileChoices = call({
  operation: 'profileChoices',
  path: '/users/profile/choices',
  access: 'session',
  body: Nothing,
  /** What may be chosen, in the dictionaries' order and the caller's language. */
  result: z.strictObject({
    companyTypes: z.array(Choice),
    careers: z.array(Choice),
    channels: z.array(Choice),
  }),
});

export const showInterFacePwd = call({
  operation: 'showInterFacePwd',
  path: '/users/showInterFacePwd',
  access: 'session',
  body: Nothing,
  /** 600203 while none is set. */
  result: z.strictObject({ interFacePwd: z.string() }),
});
