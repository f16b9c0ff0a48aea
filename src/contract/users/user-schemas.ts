import { z } from 'zod';
import { RoleNameEn, RoleValue } from '../access/role-schemas.ts';
import { AgencyCode } from '../account/schemas.ts';
import { EmptyBody, Id, Platform, text } from '../fields.ts';

/** 0 free lookups only, 1 daily limit, 2 counted: by the packages that run. */
const UserType = z.literal([0, 1, 2]);

export const UserState = z.enum(['enabled', 'disabled']);
export type UserState = z.infer<typeof UserState>;

/** How a sub account gets lookups: from the main account's pool, or from an allocation of its own. */
export const ChildType = z.enum(['shared', 'allocated']);
export type ChildType = z.infer<typeof ChildType>;

/** What the staff edits of a user. */
export const UserInput = z.object({
  userRealname: text(30).nullable(),
  /** A main account's name is copied to its sub accounts; that of a sub account is not edited. */
  companyName: text(80).nullable(),
  /** Entries of the dictionaries 公司类型, 职业标签 and 渠道. */
  companyType: Id.nullable(),
  jobFlag: Id.nullable(),
  howKnowEpc: Id.nullable(),
  businessDesc: text(380).nullable(),
  hasCommunication: z.boolean().nullable(),
  /** An entry of the dictionary 意向. */
  intention: Id.nullable(),
});
export type UserInput = z.infer<typeof UserInput>;

/** What the staff sets for many users at once, besides `UserInput`. */
export const UserBulk = z.object({
  userState: UserState,
  /** The seller or agent who manages the user. */
  agencyCode: AgencyCode.nullable(),
  /** Of the state; the user reads it too. */
  reason: text(200).optional(),
});

/** An account as the staff sees it. */
export const StaffUser = z.object({
  userId: Id,
  /** The contact name (or the user name) and the phone, as lists show them and searches find them. */
  nameOrPhone: z.string().max(100),
  username: z.string().max(40),
  /** Masked (139****0001) for everyone; `revealPhone` gives the whole number. */
  phoneNum: z.string().max(20).nullable(),
  ...UserInput.shape,
  userType: UserType,
  userState: UserState,
  /** When the last package of the account's quota holder ends or has ended. */
  expireTime: z.iso.datetime().nullable(),
  agencyCode: z.string().max(20).nullable(),
  /** The seller or agent with this agency code. */
  marketName: z.string().max(80).nullable(),
  roleName: z.string().max(30),
  roleNameEn: RoleNameEn,
  roleValue: RoleValue,
  /** For a sub account: its main account's user name, and how it gets lookups. */
  parentName: z.string().max(40).nullable(),
  childType: ChildType.nullable(),
  platform: Platform,
  createdAt: z.iso.datetime(),
});
export type StaffUser = z.infer<typeof StaffUser>;

export const companyTypes = {
  body: EmptyBody,
  /** In the dictionary's order: the id of the entry, and its name in the caller's language. */
  result: z.array(z.strictObject({ value: Id, label: z.string() })),
};

export const userChoices = {
  body: EmptyBody,
  /** The entries of the four dictionaries that describe a user. */
  result: z.strictObject({
    companyType: companyTypes.result,
    jobFlag: companyTypes.result,
    howKnowEpc: companyTypes.result,
    intention: companyTypes.result,
  }),
};

export const grantableRoles = {
  body: EmptyBody,
  /** The roles that the caller may give: without a power that the caller lacks. */
  result: z.array(z.strictObject({ roleId: Id, roleName: z.string(), roleNameEn: RoleNameEn, roleValue: RoleValue })),
};

export const agencyCodes = {
  /** A part of the code or name. */
  body: z.strictObject({ search: z.string().trim().max(40).default('') }),
  /** The first twenty codes that the caller may give to a user, with the seller or agent. */
  result: z.array(z.strictObject({ agencyCode: z.string(), name: z.string() })),
};

export const countUsers = {
  body: z.strictObject({ roleName: RoleValue }),
  result: z.strictObject({ roleName: RoleValue, count: z.number().int().min(0) }),
};
