import { z } from 'zod';
import { Username } from '../account/user-schemas.ts';
import { EmptyBody, Id, IdempotencyKey, NoResult, text } from '../fields.ts';
import { pageOf, paging } from '../page.ts';
import { VehicleType } from '../vehicles/schemas.ts';

/** A sub account's request for lookups, and its outcome. */
export const PackageRequest = z.strictObject({
  requestId: Id,
  userId: Id,
  username: Username,
  userRealname: z.string().nullable(),
  /** The sub account shares the main account's lookups: nothing can be allocated to it. */
  isShared: z.boolean(),
  vehicleClass: VehicleType,
  kind: z.enum(['daily', 'count']),
  /** Lookups; per day for a daily package. */
  amount: z.number().int(),
  note: z.string(),
  state: z.enum(['open', 'allocated', 'shared', 'bought', 'refused', 'withdrawn']),
  /** Number of allocated lookups. */
  givenAmount: z.number().int().nullable(),
  /** The main account's message with the answer. */
  word: z.string(),
  createdAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  /** Answered, but not yet seen by the sub account. */
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
  /** The main account bought lookups, which the sub account shares. */
  z.strictObject({ kind: z.literal('bought'), word: z.string().trim().max(200).default('') }),
  z.strictObject({ kind: z.literal('refused'), word: text(200) }),
]);
export type RequestAnswer = z.output<typeof RequestAnswer>;

export const answerPackageRequest = {
  body: z.strictObject({ requestId: Id, answer: RequestAnswer, operationId: IdempotencyKey }),
  result: PackageRequest,
};

/** Polled by the header: requests to answer, and answers not yet seen. */
export const PackageNews = z.strictObject({
  openNum: z.number().int(),
  newsNum: z.number().int(),
  /** The caller's own open requests. */
  waitingNum: z.number().int(),
  /** The newest request to answer, or the newest answer. */
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
