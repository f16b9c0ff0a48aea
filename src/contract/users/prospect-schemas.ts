import { z } from 'zod';
import { EmptyBody, Id } from '../fields.ts';
import { filtersOf } from '../filters.ts';
import { NEXT_STEP_MAX } from './prospect-rules.ts';

/** What the staff sets of a prospect itself; intention and next step come from remarks. */
export const ProspectInput = z.object({
  /** The member of staff who looks after the user. */
  ownerId: Id.nullable(),
});

/** A general user with a main account, as those who look after it see it. */
export const Prospect = z.object({
  userId: Id,
  /** The contact name (or the user name) and the phone, as lists show them and searches find them. */
  nameOrPhone: z.string().max(100),
  username: z.string().max(40),
  userRealname: z.string().max(30).nullable(),
  companyName: z.string().max(80).nullable(),
  /** Masked. */
  phoneNum: z.string().max(20).nullable(),
  agencyCode: z.string().max(20).nullable(),
  createdAt: z.iso.datetime(),
  ...ProspectInput.shape,
  ownerName: z.string().max(80).nullable(),
  /** An entry of the dictionary 意向. */
  intention: Id.nullable(),
  /** That of the newest remark. */
  nextStep: z.string().max(NEXT_STEP_MAX),
  dueOn: z.iso.date().nullable(),
  remarkedAt: z.iso.datetime().nullable(),
});
export type Prospect = z.infer<typeof Prospect>;

/** The fields by which prospects are filtered. */
export const ProspectFilterFields = Prospect.pick({
  nameOrPhone: true,
  intention: true,
  ownerId: true,
  dueOn: true,
  remarkedAt: true,
  agencyCode: true,
});

export const prospectCounts = {
  body: z.strictObject({ filters: filtersOf(ProspectFilterFields) }),
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
