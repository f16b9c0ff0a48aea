import { z } from 'zod';
import { RowVersion } from '../crud.ts';
import { EmptyBody, Id } from '../fields.ts';
import { PageNumber, PageSize, pageOf } from '../page.ts';
import { ASSIGNED_MAX, prospectDues } from './prospect-rules.ts';

export const Prospect = z.strictObject({
  userId: Id,
  username: z.string(),
  userRealname: z.string().nullable(),
  companyName: z.string().nullable(),
  /** Masked. */
  phoneNum: z.string().nullable(),
  agencyCode: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** The member of staff who looks after the user. */
  ownerId: Id.nullable(),
  ownerName: z.string().nullable(),
  /** An entry of the dictionary 意向. */
  intention: Id.nullable(),
  /** That of the newest remark. */
  nextStep: z.string(),
  dueOn: z.iso.date().nullable(),
  isOverdue: z.boolean(),
  remarkedAt: z.iso.datetime().nullable(),
  rowVersion: RowVersion,
});
export type Prospect = z.infer<typeof Prospect>;

const filters = {
  /** Part of the user name, name or company, or a whole phone number or its last four digits. */
  search: z.string().trim().max(80).default(''),
  /** Null: without an owner. */
  ownerId: Id.nullable().optional(),
  due: z.enum(prospectDues).optional(),
};

/** Null selects prospects without an intention. */
const intention = Id.nullable().optional();

export const prospectList = {
  body: z.strictObject({
    pageNum: PageNumber.default(1),
    pageSize: PageSize.default(10),
    ...filters,
    intention,
  }),
  result: pageOf(Prospect),
};

export const prospectGet = {
  body: z.strictObject({ userId: Id }),
  result: Prospect,
};

export const prospectCounts = {
  body: z.strictObject(filters),
  result: z.array(z.strictObject({ intention: Id.nullable(), prospects: z.number().int(), overdue: z.number().int() })),
};

/** Entries of the dictionary 意向 in the caller's language, and the sellers who can own prospects. */
export const prospectChoices = {
  body: EmptyBody,
  result: z.strictObject({
    intentions: z.array(z.strictObject({ id: Id, name: z.string() })),
    owners: z.array(z.strictObject({ userId: Id, name: z.string(), agencyCode: z.string() })),
    /** The caller among the owners. */
    ownId: Id.nullable(),
  }),
};

export const prospectAssign = {
  body: z.strictObject({
    prospects: z
      .array(z.strictObject({ userId: Id, rowVersion: RowVersion }))
      .min(1)
      .max(ASSIGNED_MAX)
      .refine((prospects) => new Set(prospects.map(({ userId }) => userId)).size === prospects.length),
    /** A null owner removes the owner. */
    ownerId: Id.nullable(),
  }),
  result: z.array(Prospect),
};

/** The filters by which a bulk change chooses prospects, and what it sets. */
export const ProspectBulkFilters = z.strictObject({ ...filters, intention });
/** Null: no owner. */
export const ProspectBulkValues = z.strictObject({ ownerId: Id.nullable() });
