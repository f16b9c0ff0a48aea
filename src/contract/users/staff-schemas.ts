import { z } from 'zod';
import { Id } from '../fields.ts';
import { PageNumber, PageSize, pageOf, SortOrder } from '../page.ts';
import { CHOSEN_USERS_MAX } from './staff-rules.ts';

const count = z.number().int().min(0);

/** A seller or agent. The figures are those of the agency code, which several may share. */
export const StaffMember = z.strictObject({
  userId: Id,
  username: z.string(),
  userRealname: z.string().nullable(),
  companyName: z.string().nullable(),
  agencyCode: z.string().nullable(),
  isDisabled: z.boolean(),
  /** General users with main accounts. */
  users: count,
  /** Of them, registered in the period. */
  newUsers: count,
  /** Purchases paid in the period by users who had the agency code when they bought, also those refunded since. */
  purchases: count,
  revenueFen: z.number(),
  /** What was refunded in the period of their purchases, whenever they were paid. */
  refundsFen: z.number(),
});
export type StaffMember = z.infer<typeof StaffMember>;

const staffListSchemas = {
  body: z
    .strictObject({
      pageNum: PageNumber.default(1),
      pageSize: PageSize.default(10),
      search: z.string().trim().max(80).default(''),
      /** The period, whole days in Asia/Shanghai, inclusive; without bounds all time. */
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      sortBy: z.enum(['username', 'users', 'newUsers', 'purchases', 'revenueFen', 'refundsFen']).default('revenueFen'),
      orderBy: SortOrder.default('desc'),
    })
    .refine(({ from, to }) => from === undefined || to === undefined || from <= to, { path: ['to'] }),
  result: pageOf(StaffMember),
};

/** A user of a seller or agent: a main account. */
export const AgencyUser = z.strictObject({
  userId: Id,
  username: z.string(),
  userRealname: z.string().nullable(),
  companyName: z.string().nullable(),
  /** Masked. */
  phoneNum: z.string().nullable(),
  subAccounts: count,
  isDisabled: z.boolean(),
  createdAt: z.iso.datetime(),
  agencyCode: z.string(),
});
export type AgencyUser = z.infer<typeof AgencyUser>;

const staffUsersSchemas = {
  body: z.strictObject({
    /** The seller or agent; without, the caller. */
    id: Id.optional(),
    pageNum: PageNumber.default(1),
    pageSize: PageSize.default(10),
    search: z.string().trim().max(80).default(''),
  }),
  result: pageOf(AgencyUser),
};

const transfer = {
  fromId: Id,
  toId: Id,
  /** The chosen users; without, all of them. */
  userIds: z.array(Id).min(1).max(CHOSEN_USERS_MAX).optional(),
};

const Counts = z.strictObject({ before: count, after: count });

export const TransferPlan = z.strictObject({
  users: count,
  /** They follow their main accounts. */
  subAccounts: count,
  /** The users of both agency codes. */
  from: Counts,
  to: Counts,
});
export type TransferPlan = z.infer<typeof TransferPlan>;

const transferPlanSchemas = { body: z.strictObject(transfer), result: TransferPlan };

const transferSchemas = {
  body: z.strictObject({
    ...transfer,
    /** The number of users in the plan. */
    planned: count,
  }),
  result: TransferPlan.extend({ batchId: z.uuid() }),
};

const transferUndoSchemas = {
  /** The transfer, as its answer names it. */
  body: z.strictObject({ batchId: z.uuid() }),
  result: z.strictObject({
    /** Users and sub accounts that are given back. */
    restored: count,
    left: count,
  }),
};

/** Every seller and agent to whom users can be transferred. */
const transferTargetsSchemas = {
  body: z.strictObject({ fromId: Id }),
  result: z.array(
    z.strictObject({ userId: Id, name: z.string(), roleValue: z.number().int(), agencyCode: z.string() }),
  ),
};

export const sellerList = staffListSchemas;

export const sellerUsers = staffUsersSchemas;

export const sellerTransferTargets = transferTargetsSchemas;

export const sellerTransferPlan = transferPlanSchemas;

export const sellerTransfer = transferSchemas;

export const agentList = staffListSchemas;

export const agentUsers = staffUsersSchemas;

export const agentTransferTargets = transferTargetsSchemas;

export const agentTransferPlan = transferPlanSchemas;

export const agentTransfer = transferSchemas;

export const sellerTransferUndo = transferUndoSchemas;

export const agentTransferUndo = transferUndoSchemas;
