import { z } from 'zod';
import { EmptyBody, Id } from '../fields.ts';
import { pageOf, paging } from '../page.ts';
import { ChildType, UserState } from './user-schemas.ts';

/** Main or sub account, with or without a running package. */
export const AccountType = z.enum(['mainWithPackage', 'mainWithoutPackage', 'subWithPackage', 'subWithoutPackage']);
export type AccountType = z.infer<typeof AccountType>;

const Count = z.number().int().min(0);

export const accountTypes = {
  body: EmptyBody,
  /** Every type with the number of its accounts. */
  result: z.strictObject({
    accountTypes: z.array(z.strictObject({ accountType: AccountType, count: Count })),
    childTypes: z.array(z.strictObject({ childType: ChildType, count: Count })),
  }),
};

/** An account with its lookups. */
export const AccountRow = z.strictObject({
  userId: Id,
  username: z.string(),
  userRealname: z.string().nullable(),
  /** Masked. */
  phoneNum: z.string().nullable(),
  companyName: z.string().nullable(),
  accountType: AccountType,
  /** Null for a main account. */
  childType: ChildType.nullable(),
  parentId: Id.nullable(),
  parentName: z.string().nullable(),
  /** Number of sub accounts. */
  subNum: Count,
  userState: UserState,
  expireTime: z.iso.datetime().nullable(),
  /** Lookups left from all sources, by class; the main account's when they are shared. */
  left: z.strictObject({ C: Count, B: Count }),
});
export type AccountRow = z.infer<typeof AccountRow>;

/** A part of the user, contact or company name, a whole phone number or its last four digits. */
const search = z.string().trim().max(80).default('');

export const usersByAccountType = {
  body: z.strictObject({ ...paging, accountType: AccountType.optional(), search }),
  result: pageOf(AccountRow),
};

export const usersByChildType = {
  body: z.strictObject({ ...paging, childType: ChildType.optional(), parentId: Id.optional(), search }),
  result: pageOf(AccountRow),
};
