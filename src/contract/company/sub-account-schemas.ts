import { z } from 'zod';
import { NewPassword, NewUsername, Username } from '../account/user-schemas.ts';
import { EmptyBody, Id, IdempotencyKey, NoResult } from '../fields.ts';
import { pageOf, paging, SortOrder } from '../page.ts';
import { PhoneNum } from '../sms/schemas.ts';
import { VehicleType } from '../vehicles/schemas.ts';

const Count = z.number().int().min(0);
/** Lookups by vehicle class. */
const ByClass = z.strictObject({ C: Count, B: Count });

export const ContactName = z.string().trim().min(2).max(30);
/** Shown to the main account only; it is unverified and cannot be used to sign in. */
export const ContactPhone = PhoneNum;

export const SubAccount = z.strictObject({
  id: Id,
  username: Username,
  userRealname: z.string().nullable(),
  contactPhone: z.string().nullable(),
  isDisabled: z.boolean(),
  /** Shares the main account's lookups; otherwise it has the free ones and its allocation. */
  isShared: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Its last charged lookup. */
  lastUsedAt: z.iso.datetime().nullable(),
  usedToday: Count,
  /** The last 30 days in Asia/Shanghai, including today. */
  used30Days: Count,
  /** Lookups left now, from all sources. */
  left: ByClass,
});
export type SubAccount = z.infer<typeof SubAccount>;

/** The caller's company. 900403 for an account without one. */
export const Company = z.strictObject({
  companyName: z.string().nullable(),
  mainUsername: Username,
  mainRealname: z.string().nullable(),
  isMain: z.boolean(),
  /** The caller is a sub account that shares the main account's lookups. */
  isShared: z.boolean(),
  /** Number of sub accounts; 0 unless a main account. */
  subNum: Count,
  /** The most that a company may have. */
  subMax: Count,
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

/** 900404 for a sub account of another company, here and below. */
const subAccountId = { id: Id };

export const editSubAccount = {
  body: z.strictObject({ ...subAccountId, userRealname: ContactName, contactPhone: ContactPhone.nullable() }),
  result: SubAccount,
};

export const disableSubAccount = {
  body: z.strictObject({ ...subAccountId, isDisabled: z.boolean() }),
  result: SubAccount,
};

export const resetSubPassword = {
  body: z.strictObject({ ...subAccountId, password: NewPassword }),
  result: NoResult,
};

export const shareQuota = {
  body: z.strictObject({ ...subAccountId, isShared: z.boolean() }),
  result: SubAccount,
};

/** A sub account's part of a package. */
const Allocation = z.strictObject({
  userId: Id,
  username: Username,
  userRealname: z.string().nullable(),
  /** Lookups; per day for a daily package. */
  amount: Count,
  /** Today for a daily package. */
  used: Count,
});

/** A valid package of the main account with its allocations. */
export const CompanyPackage = z.strictObject({
  packageId: Id,
  vehicleClass: VehicleType,
  kind: z.enum(['daily', 'count']),
  /** Own and allocated lookups. */
  bought: Count,
  /** Lookups left to the main account and those who share with it. */
  own: Count,
  /** Used of `own`; today for a daily package. */
  ownUsed: Count,
  expiresAt: z.iso.datetime(),
  allocations: z.array(Allocation),
});
export type CompanyPackage = z.infer<typeof CompanyPackage>;

export const listAllocations = {
  body: EmptyBody,
  result: z.array(CompanyPackage),
};

const allocationBody = z.strictObject({
  ...subAccountId,
  packageId: Id,
  amount: z.number().int().min(1).max(1_000_000),
  operationId: IdempotencyKey,
});

export const allocateQuota = {
  body: allocationBody,
  result: NoResult,
};

export const takeBackQuota = {
  body: allocationBody,
  result: NoResult,
};
