import { z } from 'zod';
import { Username } from '../account/user-schemas.ts';
import { EmptyBody, Id, IdempotencyKey, NoResult, text } from '../fields.ts';
import { pageOf, paging } from '../page.ts';
import { VehicleType } from '../vehicles/schemas.ts';

/** What a sub account asks its main account for, and what came of it. */
export const PackageRequest = z.strictObject({
  requestId: Id,
  userId: Id,
  username: Username,
  userRealname: z.string().nullable(),
  /** The asker draws on the main account's lookups: nothing can be allocated to it. */
  isShared: z.boolean(),
  vehicleClass: VehicleType,
  kind: z.enum(['daily', 'count']),
  /** Lookups; of a daily package a day. */
  amount: z.number().int(),
  note: z.string(),
  state: z.enum(['open', 'allocated', 'shared', 'bought', 'refused', 'withdrawn']),
  /** What was allocated. */
  givenAmount: z.number().int().nullable(),
  /** The main account's word with its answer. */
  word: z.string(),
  createdAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  /** Answered, and the asker has not seen it. */
  isNews: z.boolean(),
});
export type PackageRequest = z.infer<typeof PackageRequest>;

export const askPackage = {
  body: z.strictObject({
    vehicleClass: VehicleType,
    kind: z.enum(['daily', 'count']),
    amount: z.number().int().min(1).max(1_000_000),
    note: z.string().trim().max(200).default(''),
  }),
  result: PackageRequest,
};

export const listPackageRequests = {
  body: z.strictObject({ ...paging, isOpen: z.boolean().optional() }),
  result: pageOf(PackageRequest),
};

export const withdrawPackageRequest = {
  body: z.strictObject({ requestId: Id }),
  result: NoResult,
};

export const RequestAnswer = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('allocated'),
    packageId: Id,
    amount: z.number().int().min(1).max(1_000_000),
    word: z.string().trim().max(200).default(''),
  }),
  z.strictObject({ kind: z.literal('shared'), word: z.string().trim().max(200).default('') }),
  /** The main account has bought lookups that the asker shares. */
  z.strictObject({ kind: z.literal('bought'), word: z.string().trim().max(200).default('') }),
  z.strictObject({ kind: z.literal('refused'), word: text(200) }),
]);
export type RequestAnswer = z.output<typeof RequestAnswer>;

export const answerPackageRequest = {
  body: z.strictObject({ requestId: Id, answer: RequestAnswer, operationId: IdempotencyKey }),
  result: PackageRequest,
};

/** What is asked now and then: requests that wait for the caller's answer, and answers that the caller has not seen. */
export const PackageNews = z.strictObject({
  openNum: z.number().int(),
  newsNum: z.number().int(),
  /** The caller's own requests that still wait. */
  waitingNum: z.number().int(),
  /** The newest of those to answer, or of the answers. */
  latest: PackageRequest.nullable(),
});

export const getPackageNews = {
  body: EmptyBody,
  result: PackageNews,
};

export const seePackageNews = {
  body: EmptyBody,
  result: NoResult,
};
