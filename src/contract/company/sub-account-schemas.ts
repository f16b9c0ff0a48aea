import { z } from 'zod';
import { NewPassword, NewUsername, Username } from '../account/user-schemas.ts';
import { EmptyBody, Id, IdempotencyKey, NoResult } from '../fields.ts';
import { pageOf, paging, SortOrder } from '../page.ts';
import { VehicleType } from '../vehicles/schemas.ts';

const Count = z.number().int().min(0);
/** Lookups of each class. */
const ByClass = z.strictObject({ C: Count, B: Count });

export const ContactName = z.string().trim().min(2).max(30);
/** For the main account to call; nobody logs in with it: a number that does is confirmed by its owner. */
export const ContactPhone = z.string().regex(/^\d{11}$/);

export const SubAccount = z.strictObject({
  id: Id,
  username: Username,
  userRealname: z.string().nullable(),
  contactPhone: z.string().nullable(),
  isDisabled: z.boolean(),
  /** Draws on the main account's lookups; otherwise it has the free ones and what was allocated to it. */
  isShared: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Its last lookup that was charged. */
  lastUsedAt: z.iso.datetime().nullable(),
  usedToday: Count,
  /** Today and the 29 days before it, of Shanghai. */
  used30Days: Count,
  /** What it may still look up now, from all sources. */
  left: ByClass,
});
export type SubAccount = z.infer<typeof SubAccount>;

/** Who belongs together, as the caller sees it. 900403 for an account without a company. */
export const Company = z.strictObject({
  companyName: z.string().nullable(),
  /** The main account's. */
  mainUsername: Username,
  mainRealname: z.string().nullable(),
  isMain: z.boolean(),
  /** The caller is a sub account that draws on the main account's lookups. */
  isShared: z.boolean(),
  /** Of a main account; 0 for others. */
  subNum: Count,
});
export type Company = z.infer<typeof Company>;

export const getCompany = {
  body: EmptyBody,
  result: Company,
};

export const SubAccountSort = z.enum(['createdAt', 'username', 'usedToday', 'used30Days']);

export const listSubAccounts = {
  body: z.strictObject({
    ...paging,
    search: z.string().trim().max(80).default(''),
    state: z.enum(['all', 'enabled', 'disabled']).default('all'),
    sortBy: SubAccountSort.default('createdAt'),
    orderBy: SortOrder.default('asc'),
  }),
  result: pageOf(SubAccount),
};

export const addSubAccount = {
  body: z.strictObject({
    username: NewUsername,
    password: NewPassword,
    userRealname: ContactName,
    contactPhone: ContactPhone.optional(),
    isShared: z.boolean().default(true),
  }),
  result: SubAccount,
};

/** Another company's sub account looks like a missing one: 900404, here and below. */
const ofSub = { id: Id };

export const editSubAccount = {
  body: z.strictObject({ ...ofSub, userRealname: ContactName, contactPhone: ContactPhone.nullable() }),
  result: SubAccount,
};

export const disableSubAccount = {
  body: z.strictObject({ ...ofSub, isDisabled: z.boolean() }),
  result: SubAccount,
};

export const resetSubPassword = {
  body: z.strictObject({ ...ofSub, password: NewPassword }),
  result: NoResult,
};

export const shareQuota = {
  body: z.strictObject({ ...ofSub, isShared: z.boolean() }),
  result: SubAccount,
};

/** What a sub account holds of a package. */
const Allocation = z.strictObject({
  userId: Id,
  username: Username,
  userRealname: z.string().nullable(),
  /** Lookups; of a daily package a day. */
  amount: Count,
  /** Of a daily package: today. */
  used: Count,
});

/** A package of the main account that holds now, and who has what of it. */
export const CompanyPackage = z.strictObject({
  packageId: Id,
  vehicleClass: VehicleType,
  kind: z.enum(['daily', 'count']),
  /** What was bought: own and allocated. */
  bought: Count,
  /** What the main account has kept for itself and those who share with it. */
  own: Count,
  /** Used of its own; of a daily package today. */
  ownUsed: Count,
  expiresAt: z.iso.datetime(),
  allocations: z.array(Allocation),
});
export type CompanyPackage = z.infer<typeof CompanyPackage>;

export const listAllocations = {
  body: EmptyBody,
  result: z.array(CompanyPackage),
};

const moved = z.strictObject({
  ...ofSub,
  packageId: Id,
  amount: z.number().int().min(1).max(1_000_000),
  operationId: IdempotencyKey,
});

export const allocateQuota = {
  body: moved,
  result: NoResult,
};

export const takeBackQuota = {
  body: moved,
  result: NoResult,
};
